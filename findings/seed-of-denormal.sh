#!/usr/bin/env bash
# One large seed in a table, and each seed is a number near 0 after `ifelse` or a loop, though the table shows it right: R.
#
# Versions:  data.table 1.14.8 with bit64 4.0.5 and R 4.2.2, of Debian 12. It needs Debian 12, after `apt-get update`,
#            with `apt-get install r-base-core`.
# Input:     CSV with seeds, one of them above 2^31, by `fread`, with no option; then what everybody does with a column:
#            `ifelse`, a loop, `sapply`, `is.numeric`, and a column of numbers that is filled with it.
# Expected:  the seed: the table shows it, and so does `max`.
# Seen:      one large number makes the column "integer64", whose bits stand in a double, and a class says so. What
#            drops the class, as `ifelse`, `for` and `sapply` do, has a number that is nearly 0, for each row, the small
#            seeds too; there is no warning. With seeds below 2^31 all is right, so that a test passes. `integer64 =
#            "numeric"` helps up to 2^53.
set -euo pipefail
command -v Rscript >/dev/null || { echo 'It needs R: apt-get install r-base-core' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download r-cran-data.table r-cran-bit64 r-cran-bit >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.R <<'R'
suppressPackageStartupMessages({library(bit64); library(data.table)})
setDTthreads(1)
show <- function(name, values) cat('  ', name, ': ', paste(values, collapse = ' '), '\n', sep = '')
for (seeds in list(c('9007199254740993', '12'), c('2147483000', '12'))) {
  cat('seeds ', paste(seeds, collapse = ' '), '\n', sep = '')
  table <- fread(text = c('seed', seeds))
  show('class', class(table$seed))
  show('max', as.character(max(table$seed)))
  show('ifelse', ifelse(table$seed > 0, table$seed, 0))
  loop <- c()
  for (seed in table$seed) loop <- c(loop, seed)
  show('for', loop)
  show('sapply', sapply(table$seed, function(seed) seed + 1))
  numbers <- c(0, 0)
  numbers[1:2] <- table$seed
  show('numbers', numbers)
}
R
R_LIBS=packages/usr/lib/R/site-library Rscript --vanilla seen.R | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
seeds 9007199254740993 12
  class: integer64
  max: 9007199254740993
  ifelse: 4.4501477170144e-308 5.92878775009496e-323
  for: 4.4501477170144e-308 5.92878775009496e-323
  sapply: 1 1
  numbers: 4.4501477170144e-308 5.92878775009496e-323
seeds 2147483000 12
  class: integer
  max: 2147483000
  ifelse: 2147483000 12
  for: 2147483000 12
  sapply: 2147483001 13
  numbers: 2147483000 12
EXPECTED
