#!/usr/bin/env bash
# An answer that is right JSON is replaced by a piece of itself: the code that one of its texts quotes.
#
# Versions:  @langchain/core 1.4.0 (JsonOutputParser, StructuredOutputParser) with zod 4.6.7. Node 20 or newer.
# Input:     whole answers of a model in JSON mode, which JSON.parse reads; a text in them has Markdown: a short code
#            such as {} between three backticks, or a block of Python.
# Expected:  the object, as JSON.parse gives it. The parser also takes JSON from a code block of Markdown, which models
#            like to put around it, so one expects that it looks for a block where the whole is no JSON.
# Seen:      JsonOutputParser looks for a block first: it gives {} or 42 for an object with two fields, without an
#            error; a stream of it shows the right object until the text ends, and the wrong one then. With Python there
#            is an error. StructuredOutputParser reads the bare JSON, but not the same in a code block, where the inner
#            one ends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langchain/core@1.4.0 zod@4.6.7
cat >seen.mjs <<'JS'
import {JsonOutputParser, StructuredOutputParser} from '@langchain/core/output_parsers';
import {z} from 'zod';

const structured = StructuredOutputParser.fromZodSchema(z.object({help: z.string(), steps: z.number()}));
const read = (parser, text) => parser.parse(text).then(JSON.stringify, () => 'an error');

async function last(text) {
  const pieces = (async function* () {
    for (let at = 0; at < text.length; at += 4) yield text.slice(at, at + 4);
  })();
  let value;
  for await (value of new JsonOutputParser().transform(pieces));
  return JSON.stringify(value);
}

for (const help of ['Send ```{}``` to start.', 'Set it to ```42```.', '```python\nrun()\n```']) {
  const text = JSON.stringify({help, steps: 2});
  const inBlock = `\`\`\`json\n${text}\n\`\`\``;
  console.log(text);
  console.log(`  JsonOutputParser: ${await read(new JsonOutputParser(), text)}`);
  if (!help.includes('python')) console.log(`  JsonOutputParser, stream: ${await last(text)}`);
  for (const [name, one] of [['', text], [', in a code block', inBlock]]) {
    const seen = await read(structured, one);
    console.log(`  StructuredOutputParser${name}: ${seen === text ? 'as it is' : seen}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"help":"Send ```{}``` to start.","steps":2}
  JsonOutputParser: {}
  JsonOutputParser, stream: {}
  StructuredOutputParser: as it is
  StructuredOutputParser, in a code block: an error
{"help":"Set it to ```42```.","steps":2}
  JsonOutputParser: 42
  JsonOutputParser, stream: 42
  StructuredOutputParser: as it is
  StructuredOutputParser, in a code block: an error
{"help":"```python\nrun()\n```","steps":2}
  JsonOutputParser: an error
  StructuredOutputParser: as it is
  StructuredOutputParser, in a code block: an error
EXPECTED
