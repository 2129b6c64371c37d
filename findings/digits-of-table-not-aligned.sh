#!/usr/bin/env bash
# The prices of a table no longer stand below each other: a font that has been cut to the letters of a page has all digits.
#
# Versions:  pyftsubset of fonttools 4.38.0, with the font Inter 4.0 beta 7, both of Debian 12; beside it subset-font
#            2.9.0. It needs Debian 12 with Python 3, after `apt-get update`, and Node 20 or newer.
# Input:     a font with digits of one width, and a zero with a slash, which CSS asks for by `tabular-nums` and
#            `slashed-zero`; cut to the digits and the dollar, with the defaults of each tool.
# Expected:  a font that does for these letters what the whole one did: kerning, fractions and ligatures are kept.
# Seen:      pyftsubset keeps a list of features that a browser uses unasked. What CSS asks for is not in it: `tnum` and
#            `zero` go, with their glyphs, and there is no warning. The page looks the same where a column is not
#            compared. `--layout-features='*'` keeps all, and subset-font does so unasked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-fonttools=4.38.0-1+deb12u1 fonts-inter=4.0~beta7+ds-1 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export PYTHONPATH=$folder/packages/usr/lib/python3/dist-packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund subset-font@2.9.0
cp packages/usr/share/fonts/opentype/inter/Inter-Regular.otf whole.otf
letters='0123456789.$/'
pyftsubset() { python3 -m fontTools.subset whole.otf --text="$letters" "$@"; }
pyftsubset --output-file=pyftsubset.otf
pyftsubset --output-file=pyftsubset-all.otf --layout-features='*'
cat >subset.mjs <<'JS'
import {readFileSync, writeFileSync} from 'node:fs';
import subsetFont from 'subset-font';

writeFileSync('subset-font.otf', await subsetFont(readFileSync('whole.otf'), process.argv[2], {targetFormat: 'sfnt'}));
JS
node subset.mjs "$letters"
cat >seen.py <<'PY'
from fontTools.ttLib import TTFont

for name in ['whole', 'pyftsubset', 'pyftsubset-all', 'subset-font']:
    font = TTFont(f'{name}.otf')
    digits = len([code for code in font.getBestCmap() if 48 <= code <= 57])
    features = {record.FeatureTag for record in font['GSUB'].table.FeatureList.FeatureRecord}
    print(f'{name}: {digits} digits, {", ".join(sorted(features & {"frac", "tnum", "zero"}))}')
PY
python3 seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
whole: 10 digits, frac, tnum, zero
pyftsubset: 10 digits, frac
pyftsubset-all: 10 digits, frac, tnum, zero
subset-font: 10 digits, frac, tnum, zero
EXPECTED
