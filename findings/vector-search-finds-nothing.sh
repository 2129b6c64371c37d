#!/usr/bin/env bash
# A search by meaning finds nothing, where the nearest page is asked for: by default, a hit has to be 0.8 alike.
#
# Versions:  @orama/orama 3.1.18; beside it vectra 0.15.0. Node 20 or newer.
# Input:     five pages, whose vectors are alike by 0.79 to 0.5 to that of the question, and a search for the nearest, as
#            `vector`, and as `hybrid` with words that no page has.
# Expected:  the five pages, nearest first, up to `limit`, as of a database of vectors: how much alike the numbers of a
#            model are says nothing without that model.
# Seen:      no hit, and no error, for a page at 0.79, which is the nearest. In the hybrid search, which is to help where
#            words differ, none either. With `similarity: 0` all five come. A test with the text of a page as the question
#            passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @orama/orama@3.1.18 vectra@0.15.0
cat >seen.mjs <<'JS'
import {create, insert, search} from '@orama/orama';
import {LocalIndex} from 'vectra';

const DEGREES = [0.79, 0.7, 0.65, 0.6, 0.5];
const embed = (likeness) => [likeness, Math.sqrt(1 - likeness ** 2)];
const question = embed(1);

const database = create({schema: {title: 'string', embedding: 'vector[2]'}});
const index = new LocalIndex('vectra');
await index.createIndex();
for (const likeness of DEGREES) {
  insert(database, {title: `billing ${likeness}`, embedding: embed(likeness)});
  await index.insertItem({vector: embed(likeness), metadata: {likeness}});
}
const vector = {value: question, property: 'embedding'};
const show = async (name, options) => console.log(`orama, ${name}: ${(await search(database, {vector, ...options})).count} hits`);
await show('vector', {mode: 'vector'});
await show('hybrid', {mode: 'hybrid', term: 'invoices'});
await show('vector, similarity 0', {mode: 'vector', similarity: 0});
await show('vector, the text of a page', {mode: 'vector', vector: {...vector, value: embed(0.79)}});
console.log(`vectra: ${(await index.queryItems(question, '', 10)).length} hits`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
orama, vector: 0 hits
orama, hybrid: 0 hits
orama, vector, similarity 0: 5 hits
orama, vector, the text of a page: 5 hits
vectra: 5 hits
EXPECTED
