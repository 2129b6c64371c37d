#!/usr/bin/env bash
# A list whose cursor is long has one page: the parser of the header Link gives null, without an error.
#
# Versions:  parse-link-header 2.0.0; beside it http-link-header 1.1.4 and li 1.3.0. Node 20 or newer.
# Input:     a server with pages, which names the next one in the header Link, by a cursor: the place in the list and the
#            filters, encoded, as 30 characters, and as 2000, with a filter of 40 IDs; and the name `REL`, which has no
#            case.
# Expected:  the address of the next page, or an error. HTTP has no limit here, and servers take heads of 8 kB and more.
# Seen:      for a header of more than 2000 characters, null, which is also what the last page gives: the loop ends after
#            the first page, and counts as complete. Both `next` and `prev` in one header halve the limit. `REL` is no
#            next page for parse-link-header and li. A variable of the environment can turn the null into an error.
# For us:    lists have no header Link.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund parse-link-header@2.0.0 http-link-header@1.1.4 li@1.3.0
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import LinkHeader from 'http-link-header';
import li from 'li';
import parse from 'parse-link-header';

const PAGES = 3;
const server = createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url, 'http://127.0.0.1');
  const [, length, name] = pathname.split('/');
  const page = Number(searchParams.get('page') ?? 1);
  const next = `${pathname}?page=${page + 1}&cursor=${'x'.repeat(length)}`;
  if (page < PAGES) response.setHeader('Link', `<${next}>; ${name}="next"`);
  response.end('[]');
}).listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const libraries = {
    'parse-link-header': (header) => parse(header)?.next?.url,
    'http-link-header': (header) => LinkHeader.parse(header).rel('next')[0]?.uri,
    li: (header) => li.parse(header).next,
  };
  for (const [name, nextOf] of Object.entries(libraries)) {
    const seen = [];
    for (const path of ['/30/rel', '/2000/rel', '/30/REL']) {
      let [next, count] = [path, 0];
      for (; next; count += 1) {
        const header = (await fetch(new URL(next, origin))).headers.get('link');
        next = header && nextOf(header);
      }
      seen.push(`${path} ${count}`);
    }
    console.log(`${name}: pages ${seen.join(', ')}`);
  }
  server.close();
});
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
parse-link-header: pages /30/rel 3, /2000/rel 1, /30/REL 1
http-link-header: pages /30/rel 3, /2000/rel 3, /30/REL 3
li: pages /30/rel 3, /2000/rel 3, /30/REL 1
EXPECTED
