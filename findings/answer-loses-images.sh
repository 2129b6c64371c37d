#!/usr/bin/env bash
# A job that is done is sent without its pictures, because the answer may also be that of a job that waits.
#
# Versions:  fastify 5.12.8, whose answers fast-json-stringify 7.3.10 writes. Node 20 or newer.
# Input:     a route whose response schema is `anyOf` two objects, as a contract has them: a job that waits, with a status
#            and a place in the queue, and a job that is done, with a status and pictures. Neither forbids other fields.
# Expected:  {"status":"done","images":["a.png"],"seed":7}: the object matches both, and JSON Schema takes nothing away.
#            That Fastify leaves out fields that a schema does not name is known, but the second of the two names them.
# Seen:      {"status":"done"}: the first branch that fits writes the answer, with its own fields. In the other order it
#            is whole, as it is where the status is an `enum` or a `const` that tells them apart. There is no warning, and
#            a handler that is tested without its route returns all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund fastify@5.12.8
cat >seen.mjs <<'JS'
import Fastify from 'fastify';

const text = {type: 'string'};
const images = {type: 'array', items: text};
const make = (status, extra, required = ['status']) => ({type: 'object', required, properties: {status, ...extra}});
const [queue, done] = [{place: {type: 'integer'}}, {images, seed: {type: 'integer'}}];
const schemas = {
  'waiting, done': [make(text, queue), make(text, done, ['status', 'images'])],
  'done, waiting': [make(text, done, ['status', 'images']), make(text, queue)],
  'waiting, done, each with a const': [make({const: 'waiting'}, queue), make({const: 'done'}, done)],
};
for (const [name, anyOf] of Object.entries(schemas)) {
  const fastify = Fastify();
  fastify.get('/', {schema: {response: {200: {anyOf}}}}, async () => ({status: 'done', images: ['a.png'], seed: 7}));
  console.log(`${name}: ${(await fastify.inject('/')).body}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
waiting, done: {"status":"done"}
done, waiting: {"status":"done","images":["a.png"],"seed":7}
waiting, done, each with a const: {"status":"done","images":["a.png"],"seed":7}
EXPECTED
