#!/usr/bin/env bash
# All jobs of a day have been created at midnight, and each took no time: R reads the day of a time, and not the rest.
#
# Versions:  R 4.2.2 of Debian 12. It needs Debian 12 with `apt-get install r-base-core`.
# Input:     `as.POSIXct` of times as an API gives them, "2024-12-15T13:42:54" and with Z, the time between two of them;
#            and a column of times with a space, one of which has no seconds, or is a day.
# Expected:  the times, or an error, as for a text that is no time; or NA for the one that differs.
# Seen:      midnight, without a word: of the forms that R tries none has a T, and the last one, a day, fits the first
#            ten letters. Each run of that day took 0 seconds, and costs nothing. In a column, one time without seconds
#            takes the seconds from all, and one day takes the time from all, also from those that R reads alone.
#            `strptime` with a format is right.
set -euo pipefail
command -v Rscript >/dev/null || { echo 'It needs R: apt-get install r-base-core' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.R <<'R'
show <- function(name, times) cat(name, ': ', paste(format(times, '%F %T'), collapse = ', '), '\n', sep = '')
start <- '2024-12-15T13:42:54'
end <- '2024-12-15T15:42:54'
show('with T', as.POSIXct(start))
show('with T and Z', as.POSIXct(paste0(start, 'Z'), tz = 'UTC'))
cat('from start to end:', as.numeric(difftime(as.POSIXct(end), as.POSIXct(start), units = 'secs')), 'seconds\n')
show('with a space', as.POSIXct(sub('T', ' ', start)))
show('one without seconds', as.POSIXct(c('2024-12-15 13:42:54', '2024-12-15 13:45')))
show('one day', as.POSIXct(c('2024-12-15 13:42:54', '2024-12-16')))
show('strptime', strptime(start, '%Y-%m-%dT%H:%M:%S'))
R
TZ=UTC Rscript --vanilla seen.R | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
with T: 2024-12-15 00:00:00
with T and Z: 2024-12-15 00:00:00
from start to end: 0 seconds
with a space: 2024-12-15 13:42:54
one without seconds: 2024-12-15 13:42:00, 2024-12-15 13:45:00
one day: 2024-12-15 00:00:00, 2024-12-16 00:00:00
strptime: 2024-12-15 13:42:54
EXPECTED
