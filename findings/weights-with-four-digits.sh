#!/usr/bin/env bash
# A price of 0.00035 dollars is sent as 0.0004, and the weight 0.65625 as 0.6562: JSON that R writes has four digits.
#
# Versions:  jsonlite 1.8.4 with R 4.2.2, of Debian 12; beside it rjson 0.2.21. It needs Debian 12, after `apt-get
#            update`, with `apt-get install r-base-core`.
# Input:     `toJSON` of prices for a second, of the weight of a LoRA, of a bill, and of three numbers of an embedding.
# Expected:  the numbers: JSON has as many digits as one writes, and `fromJSON` gives back what `toJSON` was given,
#            which the package was written for.
# Seen:      four digits behind the point, rounded, with no warning, since `digits = 4` is the default. Prices of
#            0.00035 and 0.00015 are four to one, and not seven to three. What is small enough for an exponent keeps its
#            digits, so a test with the price of a token passes. `digits = NA` writes all of them.
set -euo pipefail
command -v Rscript >/dev/null || { echo 'It needs R: apt-get install r-base-core' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download r-cran-jsonlite r-cran-rjson >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.R <<'R'
values <- list(prices = c(0.00035, 0.00015, 0.00000015), weight = 0.65625, bill = 1234.56789, vector = c(0.0234567, -0.00004))
cat('jsonlite:', jsonlite::toJSON(values, auto_unbox = TRUE), '\n')
cat('jsonlite, digits = NA:', jsonlite::toJSON(values, auto_unbox = TRUE, digits = NA), '\n')
again <- jsonlite::fromJSON(jsonlite::toJSON(values))
cat('there and back the same:', identical(again, values), '\n')
cat('rjson:', rjson::toJSON(values), '\n')
R
R_LIBS=packages/usr/lib/R/site-library Rscript --vanilla seen.R | sed 's/ $//' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
jsonlite: {"prices":[0.0004,0.0001,1.5e-07],"weight":0.6562,"bill":1234.5679,"vector":[0.0235,-0]}
jsonlite, digits = NA: {"prices":[0.00035,0.00015,1.5e-07],"weight":0.65625,"bill":1234.56789,"vector":[0.0234567,-4e-05]}
there and back the same: FALSE
rjson: {"prices":[0.00035,0.00015,1.5e-07],"weight":0.65625,"bill":1234.56789,"vector":[0.0234567,-4e-05]}
EXPECTED
