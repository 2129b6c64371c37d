#!/usr/bin/env bash
# A run of two hours costs less than one of 59 seconds: R takes the time between two times in a unit of its own choice.
#
# Versions:  R 4.2.2 of Debian 12. It needs Debian 12 with `apt-get install r-base-core`.
# Input:     `price * as.numeric(end - start)` with a price for a second, for runs of 59 seconds, of 90 seconds, of two
#            hours and of three days; one by one, and as a column.
# Expected:  seconds, in which R keeps times, or an error for a number whose unit nobody has named.
# Seen:      59, 1.5, 2 and 3: the unit is seconds, minutes, hours or days, as it suits the time, and as.numeric() drops
#            it. In a column, the shortest run decides for all, so the same run has another price in another table. A
#            test with runs below a minute passes. `difftime(end, start, units = "secs")` is right.
set -euo pipefail
command -v Rscript >/dev/null || { echo 'It needs R: apt-get install r-base-core' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >seen.R <<'R'
price <- 0.001
start <- as.POSIXct('2026-01-01 10:00:00', tz = 'UTC')
seconds <- c(59, 90, 2 * 3600, 3 * 86400)
end <- start + seconds
show <- function(name, costs) cat(name, ': ', paste(format(costs, trim = TRUE, drop0trailing = TRUE), collapse = ' '), '\n', sep = '')
show('seconds', seconds)
show('one by one', sapply(seq_along(end), function(run) price * as.numeric(end[run] - start)))
show('as a column', price * as.numeric(end - start))
show('as a column, without the shortest two', price * as.numeric(end[3:4] - start))
show('difftime in seconds', price * as.numeric(difftime(end, start, units = 'secs')))
R
Rscript --vanilla seen.R | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
seconds: 59 90 7200 259200
one by one: 0.059 0.0015 0.002 0.003
as a column: 0.059 0.09 7.2 259.2
as a column, without the shortest two: 0.002 0.072
difftime in seconds: 0.059 0.09 7.2 259.2
EXPECTED
