#!/usr/bin/env bash
# The rules for wide windows, and what is nested, are gone from a style sheet, and from a drawing: no error, no warning.
#
# Versions:  csso 5.0.5, and svgo 4.1.0, which minifies the styles of drawings with it; beside them lightningcss 1.33.0,
#            and clean-css 5.3.3. Node 20 or newer.
# Input:     `@media (width >= 600px)`, which all browsers have, the same as `(min-width: 600px)`, and a nested rule, `&
#            a`, with a declaration behind it.
# Expected:  these rules, in fewer letters, or as they are, which is how csso treats what it does not know, such as
#            `@container` and `@scope`; or an error.
# Seen:      csso gives nothing at all for the first: the rules are dropped, as are those for `(min-width: 600px) and
#            (not (hover))`. Of a rule with a nested one, it keeps what stands before it, and loses what stands behind
#            it. A drawing that has been through svgo looks the same in a narrow window. clean-css loses what is nested
#            too, and has warnings for it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund csso@5.0.5 svgo@4.1.0 clean-css@5.3.3 lightningcss@1.33.0
cat >seen.mjs <<'JS'
import CleanCSS from 'clean-css';
import {minify} from 'csso';
import {transform} from 'lightningcss';
import {optimize} from 'svgo';

const styles = [
  '@media (width >= 600px) { text { color: red } }',
  '@media (min-width: 600px) { text { color: red } }',
  '@media (min-width: 600px) and (not (hover)) { text { color: red } }',
  'text { top: 0; & a { color: red } margin: 0 }',
];
const draw = (css) => `<svg xmlns="http://www.w3.org/2000/svg"><style>${css}</style><text>Apps</text></svg>`;
const libraries = {
  csso: (css) => minify(css).css,
  svgo: (css) => optimize(draw(css)).data,
  'clean-css': (css) => new CleanCSS().minify(css).styles,
  lightningcss: (css) => transform({code: Buffer.from(css), filename: 'page.css', minify: true}).code.toString(),
};
for (const css of styles) {
  console.log(css);
  for (const [name, library] of Object.entries(libraries)) {
    if (name === 'svgo' && css.includes('&')) continue;
    const seen = library(css);
    console.log(`  ${name}: ${['top', 'red', 'margin'].filter((word) => seen.includes(word)).join(', ') || 'nothing'}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@media (width >= 600px) { text { color: red } }
  csso: nothing
  svgo: nothing
  clean-css: red
  lightningcss: red
@media (min-width: 600px) { text { color: red } }
  csso: red
  svgo: red
  clean-css: red
  lightningcss: red
@media (min-width: 600px) and (not (hover)) { text { color: red } }
  csso: nothing
  svgo: nothing
  clean-css: red
  lightningcss: red
text { top: 0; & a { color: red } margin: 0 }
  csso: top
  clean-css: top
  lightningcss: top, red, margin
EXPECTED
