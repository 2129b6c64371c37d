#!/usr/bin/env bash
# A command in the preview of a page does not run: the quotes that the page has are curly in its title and description.
#
# Versions:  metascraper, metascraper-title and metascraper-description 5.49.24; beside them open-graph-scraper 6.12.0.
#            Node 20 or newer.
# Input:     the title and the description of pages about an API: a call of curl with JSON, a header, and a seed. The
#            quotes are those of a keyboard.
# Expected:  the texts as the page has them, as of open-graph-scraper: to read metadata is not to set type.
# Seen:      each quote is a curly one, and an apostrophe too: `'{“steps”: 4}'` is no JSON, and what is copied from a
#            preview, or indexed by its exact words, is another text. There is no option for it on the way, and spaces
#            that follow each other become one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund metascraper@5.49.24 metascraper-title@5.49.24 \
  metascraper-description@5.49.24 open-graph-scraper@6.12.0
cat >seen.mjs <<'JS'
import metascraper from 'metascraper';
import readDescription from 'metascraper-description';
import readTitle from 'metascraper-title';
import ogs from 'open-graph-scraper';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const page = (title, description) =>
  `<!doctype html><html><head><title>${escaped(title)}</title>` +
  `<meta name="description" content="${escaped(description)}"></head><body></body></html>`;
const pages = [
  ['Set "seed" to -1', `curl -d '{"steps": 4}' "$URL"`],
  ["A job's status", 'x-api-key: "abc"'],
];
const scrape = metascraper([readTitle(), readDescription()]);
for (const [title, description] of pages) {
  const html = page(title, description);
  const seen = await scrape({html, url: 'https://docs.example.com/api'});
  const {result} = await ogs({html});
  console.log(`metascraper: ${seen.title} | ${seen.description}`);
  console.log(`open-graph-scraper: ${result.ogTitle} | ${result.ogDescription}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
metascraper: Set “seed” to -1 | curl -d ‘{“steps”: 4}’ ”$URL”
open-graph-scraper: Set "seed" to -1 | curl -d '{"steps": 4}' "$URL"
metascraper: A job’s status | x-api-key: “abc”
open-graph-scraper: A job's status | x-api-key: "abc"
EXPECTED
