#!/usr/bin/env bash
# Two pages with the same text have one address: what is written to the data of one is in the data of the other.
#
# Versions:  gray-matter 4.0.3; beside it front-matter 4.0.2. Node 20 or newer.
# Input:     two Markdown files with the same content, a page that says only that it has moved; each is parsed, and gets
#            its address as a further field of its data.
# Expected:  two objects, as from two calls of JSON.parse: /first and /second.
# Seen:      /second twice. gray-matter keeps what it has parsed by the text, and gives the same object to each caller.
#            It does not with an option, even an empty object, so that a test with options sees nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund gray-matter@4.0.3 front-matter@4.0.2
cat >seen.mjs <<'JS'
import frontMatter from 'front-matter';
import matter from 'gray-matter';

const text = '---\ntitle: Moved\n---\nThis page has moved.\n';
const parsers = {
  'gray-matter': () => matter(text).data,
  'gray-matter, {}': () => matter(text, {}).data,
  'front-matter': () => frontMatter(text).attributes,
};
for (const [name, parse] of Object.entries(parsers)) {
  const pages = ['/first', '/second'].map((address) => Object.assign(parse(), {address}));
  console.log(`${name}: ${pages.map(({address}) => address).join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
gray-matter: /second, /second
gray-matter, {}: /first, /second
front-matter: /first, /second
EXPECTED
