#!/usr/bin/env bash
# A page is as wide as its window, a color is none, and a phone gets no rules of its own: CSS after a minifier.
#
# Versions:  uglifycss 0.0.29, cssmin 0.4.3, sqwish 0.2.2, crass 0.12.3; beside them clean-css 5.3.3, csso 5.0.5,
#            lightningcss 1.33.0. Node 20 or newer.
# Input:     `--gap: 0px` and `calc(100% - var(--gap))`, a color with transparency, `#11223300`, and `@media not
#            (hover)`.
# Expected:  the same style in fewer letters, or an error: what stands in a custom property is kept as it is, since only
#            its place of use tells what it means, and `calc` needs the unit, as 100% - 0 is none of its sums.
# Seen:      the first four write `--gap:0`, so that the width is void, and the element as wide as without it. Of the
#            color, cssmin makes `#12300`, which is none. uglifycss and cssmin write `not(hover)`, which is a function
#            to a browser, so that the rules are never used; crass has an error there. The others keep what is meant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund uglifycss@0.0.29 cssmin@0.4.3 sqwish@0.2.2 crass@0.12.3 \
  clean-css@5.3.3 csso@5.0.5 lightningcss@1.33.0
cat >seen.mjs <<'JS'
import CleanCSS from 'clean-css';
import crass from 'crass';
import cssmin from 'cssmin';
import {minify} from 'csso';
import {transform} from 'lightningcss';
import sqwish from 'sqwish';
import uglify from 'uglifycss';

const styles = [
  ':root { --gap: 0px } .page { width: calc(100% - var(--gap)) }',
  '.page { color: #11223300 }',
  '@media not (hover) { .page { color: red } }',
];
const libraries = {
  uglifycss: (css) => uglify.processString(css),
  cssmin,
  sqwish: (css) => sqwish.minify(css),
  crass: (css) => crass.parse(css).optimize().toString(),
  'clean-css': (css) => new CleanCSS().minify(css).styles,
  csso: (css) => minify(css).css,
  lightningcss: (css) => transform({code: Buffer.from(css), filename: 'page.css', minify: true}).code.toString(),
};
for (const [name, library] of Object.entries(libraries)) {
  const parts = styles.map((css) => {
    try {
      return /--gap:[^}]*|color:[^}]*|not ?\(hover\)/.exec(library(css))?.[0];
    } catch {
      return 'an error';
    }
  });
  console.log(`${name}: ${parts.join('   ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
uglifycss: --gap:0   color:#11223300   not(hover)
cssmin: --gap:0   color:#12300   not(hover)
sqwish: --gap:0   color:#11223300   not (hover)
crass: --gap:0   color:transparent   an error
clean-css: --gap:0px   color:#11223300   not (hover)
csso: --gap:0px   color:#11223300   not (hover)
lightningcss: --gap:0px   color:#1230   not (hover)
EXPECTED
