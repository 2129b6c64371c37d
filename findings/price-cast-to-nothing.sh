#!/usr/bin/env bash
# A price of "12.50" is 0, and a job that is DONE is queued: a cast puts in what the type begins with.
#
# Versions:  @sinclair/typebox 0.34.52; beside it zod 4.6.7. Node 20 or newer.
# Input:     an answer with texts where its type has numbers, as forms and CSV have them, through `Value.Cast`, "as much
#            as possible" of which is kept; and texts of whole numbers through `Value.Convert`.
# Expected:  12.5, or an error, as of zod; an error for a state that is none. 2000000 for "2e6".
# Seen:      Cast replaces what does not fit by what the type begins with: 0, the first state, the empty list. The rest
#            stays, and so nobody sees it. Convert does make a number of a text, but "2e6" tokens are 2 as an integer
#            and 2000000 as a number, and "20.9" is 20; `Value.Parse` does the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @sinclair/typebox@0.34.52 zod@4.6.7
cat >seen.mjs <<'JS'
import {Type} from '@sinclair/typebox';
import {Value} from '@sinclair/typebox/value';
import {z} from 'zod';

const Job = Type.Object({
  id: Type.String(),
  price: Type.Number(),
  state: Type.Union([Type.Literal('queued'), Type.Literal('done')]),
  tags: Type.Array(Type.String()),
});
const answer = {id: 'a1', price: '12.50', state: 'DONE', tags: 'night'};
console.log(`Cast: ${JSON.stringify(Value.Cast(Job, answer))}`);
console.log(`Convert: ${JSON.stringify(Value.Convert(Job, structuredClone(answer)))}`);
for (const text of ['2e6', '20.9', '7']) {
  const [whole, number] = [Value.Convert(Type.Integer(), text), Value.Convert(Type.Number(), text)];
  const {data = 'an error'} = z.coerce.number().int().safeParse(text);
  const parsed = Value.Parse(Type.Integer(), text);
  console.log(`${text}: Integer ${whole}, Parse ${parsed}, Number ${number}; zod ${data}`);
}
console.log(`zod: ${z.object({price: z.number()}).safeParse(answer).success ? 'taken' : 'an error'}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Cast: {"id":"a1","price":0,"state":"queued","tags":[]}
Convert: {"id":"a1","price":12.5,"state":"DONE","tags":["night"]}
2e6: Integer 2, Parse 2, Number 2000000; zod 2000000
20.9: Integer 20, Parse 20, Number 20.9; zod an error
7: Integer 7, Parse 7, Number 7; zod 7
zod: an error
EXPECTED
