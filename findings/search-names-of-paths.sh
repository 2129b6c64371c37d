#!/usr/bin/env bash
# A search library of documentation sites does not find the last word of an API path, or the method GET.
#
# Versions:  lunr 2.3.9, elasticlunr 0.9.5, @orama/orama 3.1.18; beside them minisearch 7.2.0. Node 20.
# Input:     three sentences of a reference: "POST /app/{app_id}/run_async starts a job", "GET /app lists apps",
#            "Send the header x-api-key".
# Expected:  run_async, async and get find the sentences that have them; key finds the header.
# Seen:      lunr and elasticlunr part words at spaces and hyphens only, so the whole path is one word: not even run_async,
#            written as on the page, finds it. "get" is one of their stop words: nothing. Orama parts a path and keeps
#            run_async and x-api-key whole: async and key find nothing. MiniSearch finds all four.
# For us:    the search of the site is built on MiniSearch.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  lunr@2.3.9 elasticlunr@0.9.5 @orama/orama@3.1.18 minisearch@7.2.0
cat >search.mjs <<'JS'
import {create, insert, search} from '@orama/orama';
import elasticlunr from 'elasticlunr';
import lunr from 'lunr';
import MiniSearch from 'minisearch';

const documents = [
  {id: '1', text: 'POST /app/{app_id}/run_async starts a job'},
  {id: '2', text: 'GET /app lists apps'},
  {id: '3', text: 'Send the header x-api-key'},
];
const lunrIndex = lunr(function () {
  this.ref('id');
  this.field('text');
  for (const document of documents) this.add(document);
});
const elasticIndex = elasticlunr(function () {
  this.setRef('id');
  this.addField('text');
  for (const document of documents) this.addDoc(document);
});
const orama = create({schema: {text: 'string'}});
for (const document of documents) await insert(orama, document);
const miniSearch = new MiniSearch({fields: ['text']});
miniSearch.addAll(documents);

for (const query of ['run_async', 'async', 'get', 'key']) {
  const found = {
    lunr: lunrIndex.search(query).length,
    elasticlunr: elasticIndex.search(query, {}).length,
    orama: search(orama, {term: query}).count,
    minisearch: miniSearch.search(query).length,
  };
  console.log(`${query}: ${JSON.stringify(found)}`);
}
JS
node search.mjs 2>/dev/null | grep : | grep -v configuration | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
run_async: {"lunr":0,"elasticlunr":0,"orama":1,"minisearch":1}
async: {"lunr":0,"elasticlunr":0,"orama":0,"minisearch":1}
get: {"lunr":0,"elasticlunr":0,"orama":1,"minisearch":1}
key: {"lunr":1,"elasticlunr":1,"orama":0,"minisearch":1}
EXPECTED
