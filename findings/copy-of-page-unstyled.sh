#!/usr/bin/env bash
# A copy of a page with all that is needed to show it is without its style sheet, and without its picture.
#
# Versions:  Wget 1.21.3 of Debian 12. It needs Debian 12, after `apt-get update`; the server runs in Node 20 or newer.
# Input:     `wget -p -k` of a page with a style sheet that names a font from the root of the site, and has `integrity`,
#            as many sites do; and a <picture> with a WebP for browsers of today, and a PNG for older ones.
# Expected:  the files of the page, with links between them that work in the copy, as `--page-requisites` and
#            `--convert-links` say.
# Seen:      the sheet is saved, its link is converted, and so is the one in it, to the font: it is another file then,
#            and its hash is the old one, so that a browser that opens the copy from a server refuses all of it. The
#            WebP is not fetched: `srcset` counts for <img>, and not for <source>, which a browser looks at first. A
#            sheet without such a link, and an <img>, are right. The status is 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"; kill "$server" 2>/dev/null || true' EXIT
cd "$folder"
apt-get download wget=1.21.3-1+deb12u1 >/dev/null 2>&1
dpkg -x ./*.deb packages
cat >server.mjs <<'JS'
import {createHash} from 'node:crypto';
import {createServer} from 'node:http';

const sheets = {'/fonts.css': '@font-face { font-family: Own; src: url(/own.woff2) }', '/plain.css': 'p { color: red }'};
const link = ([path, css]) =>
  `<link rel="stylesheet" href="${path}" integrity="sha384-${createHash('sha384').update(css).digest('base64')}">`;
const page = `<!doctype html><html lang="en"><head><title>Apps</title>${Object.entries(sheets).map(link).join('\n')}</head>
<body><picture><source srcset="/app.webp" type="image/webp"><img src="/app.png" srcset="/app-2.png 2x" alt="App"></picture></body></html>`;
createServer((request, response) => {
  const type = request.url === '/' ? 'text/html' : request.url.endsWith('.css') ? 'text/css' : 'application/octet-stream';
  response.setHeader('content-type', type).end(type === 'text/html' ? page : (sheets[request.url] ?? 'x'));
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
JS
node server.mjs >port.txt &
server=$!
until [[ -s port.txt ]]; do sleep 0.1; done
packages/usr/bin/wget --quiet --page-requisites --convert-links --no-host-directories --directory-prefix=copy \
  "http://127.0.0.1:$(cat port.txt)/"
cat >seen.mjs <<'JS'
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';

const page = readFileSync('copy/index.html', 'utf8');
for (const [, name, hash] of page.matchAll(/href="([^"]*)" integrity="sha384-([^"]*)"/g)) {
  const isRight = createHash('sha384').update(readFileSync(`copy/${name}`)).digest('base64') === hash;
  console.log(`${name}: ${isRight ? 'used' : 'refused'}`);
}
for (const name of ['own.woff2', 'app.png', 'app-2.png', 'app.webp']) {
  console.log(`${name}: ${existsSync(`copy/${name}`) ? 'saved' : 'not saved'}`);
}
console.log(/<source srcset="[^"]*"/.exec(page)[0]);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
fonts.css: refused
plain.css: used
own.woff2: saved
app.png: saved
app-2.png: saved
app.webp: not saved
<source srcset="/app.webp"
EXPECTED
