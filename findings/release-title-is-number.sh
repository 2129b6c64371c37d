#!/usr/bin/env bash
# A feed of releases has version 3.10 as "3.1", and two items with one ID: the reader takes texts for numbers.
#
# Versions:  @extractus/feed-extractor 8.0.3; beside it rss-parser 3.13.0, feedsmith 3.0.1 and @rowanmanning/feed-parser
#            2.1.5. Node 20 or newer.
# Input:     RSS 2.0 with items whose titles are a version, and whose `guid` is a hash that begins with 0, or has digits
#            and one e.
# Expected:  the texts of the feed: RSS has no numbers there, and the types of the result say string.
# Seen:      feed-extractor reads what looks like a number as one, and writes it again: 3.10 is "3.1", 0071e3 is
#            "71000", and 71e3 and 0071e3 are one ID, so that what compares IDs misses an item. The other three give the
#            texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @extractus/feed-extractor@8.0.3 rss-parser@3.13.0 \
  feedsmith@3.0.1 @rowanmanning/feed-parser@2.1.5
cat >seen.mjs <<'JS'
import {extractFromXml} from '@extractus/feed-extractor';
import {parseFeed as parseRowan} from '@rowanmanning/feed-parser';
import {parseFeed} from 'feedsmith';
import Parser from 'rss-parser';

const items = {'0071e3': '3.10', '71e3': '3.9', 'a1b2': 'Version 3.10'};
const xml = `<?xml version="1.0"?><rss version="2.0"><channel><title>Releases</title>
  <link>https://docs.example.test/</link><description>All</description>${Object.entries(items)
    .map(([guid, title]) => `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid></item>`)
    .join('')}</channel></rss>`;
const readers = {
  'feed-extractor': () => extractFromXml(xml).entries,
  'rss-parser': async () => (await new Parser().parseString(xml)).items.map(({guid, title}) => ({id: guid, title})),
  feedsmith: () => parseFeed(xml).feed.items.map(({guid, title}) => ({id: guid.value, title})),
  'feed-parser': () => parseRowan(xml).items,
};
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: ${(await read()).map(({id, title}) => `${id} "${title}"`).join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
feed-extractor: 71000 "3.1", 71000 "3.9", a1b2 "Version 3.10"
rss-parser: 0071e3 "3.10", 71e3 "3.9", a1b2 "Version 3.10"
feedsmith: 0071e3 "3.10", 71e3 "3.9", a1b2 "Version 3.10"
feed-parser: 0071e3 "3.10", 71e3 "3.9", a1b2 "Version 3.10"
EXPECTED
