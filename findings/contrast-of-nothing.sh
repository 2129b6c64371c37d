#!/usr/bin/env bash
# A text that nobody can see has a contrast of 21 to 1, the best there is, by seven of eight libraries.
#
# Versions:  wcag-contrast 3.0.0, get-contrast 3.0.0, polished 4.3.1, chroma-js 3.2.0, tinycolor2 1.6.0, color 5.0.3,
#            colorjs.io 0.7.1, color2k 2.0.4. Node 20 or newer.
# Input:     black on white: full, with a quarter of opacity, as hints and disabled buttons have it, and with none.
# Expected:  a library that reads a color with opacity either mixes it with the one behind it, which gives 1.8 and 1, or
#            refuses to say: the second color is there.
# Seen:      21 for all three: the opacity is read, and left out; only get-contrast has an error for none at all. A test
#            that a palette has 4.5 to 1 passes for a text of 1.8. Mixed first, as with `mix` of chroma-js in the mode
#            rgb, it is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund wcag-contrast@3.0.0 get-contrast@3.0.0 polished@4.3.1 \
  chroma-js@3.2.0 tinycolor2@1.6.0 color@5.0.3 colorjs.io@0.7.1 color2k@2.0.4
cat >seen.mjs <<'JS'
import chroma from 'chroma-js';
import color from 'color';
import * as color2k from 'color2k';
import Color from 'colorjs.io';
import getContrast from 'get-contrast';
import polished from 'polished';
import tinycolor from 'tinycolor2';
import wcag from 'wcag-contrast';

const white = '#ffffff';
const libraries = {
  'wcag-contrast': (text) => wcag.hex(text, white),
  'get-contrast': (text) => getContrast.ratio(text, white),
  polished: (text) => polished.getContrast(text, white),
  'chroma-js': (text) => chroma.contrast(text, white),
  tinycolor2: (text) => tinycolor.readability(text, white),
  color: (text) => color(text).contrast(color(white)),
  'colorjs.io': (text) => new Color(text).contrast(white, 'WCAG21'),
  color2k: (text) => color2k.getContrast(text, white),
  'chroma-js, mixed': (text) => {
    const full = chroma(text).alpha(1);
    return chroma.contrast(chroma.mix(white, full, chroma(text).alpha(), 'rgb'), white);
  },
};
for (const [name, contrast] of Object.entries(libraries)) {
  const seen = ['#000000ff', '#00000040', '#00000000'].map((text) => {
    try {
      return contrast(text).toFixed(1);
    } catch (error) {
      return error.constructor.name;
    }
  });
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
wcag-contrast: 21.0, 21.0, 21.0
get-contrast: 21.0, 21.0, TypeError
polished: 21.0, 21.0, 21.0
chroma-js: 21.0, 21.0, 21.0
tinycolor2: 21.0, 21.0, 21.0
color: 21.0, 21.0, 21.0
colorjs.io: 21.0, 21.0, 21.0
color2k: 21.0, 21.0, 21.0
chroma-js, mixed: 21.0, 1.8, 1.0
EXPECTED
