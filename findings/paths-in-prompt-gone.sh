#!/usr/bin/env bash
# A prompt that says "read src/* and test/*.ts" says "read src": what stands between two stars of a path is a comment.
#
# Versions:  promptl-ai 0.12.0. Node 20 or newer.
# Input:     prompts for an agent that name files by patterns, as `src/**/*.ts`, or two of them, or a path of an API
#            with a star; as the text of the prompt, in a block of code, in `backticks`, and as a parameter.
# Expected:  the text as it is written: it has no `{{`, and no tag of the template language.
# Seen:      `/*` begins a comment, anywhere in the text, in code too, and `*/` ends it: what is between, also over
#            lines, is not sent; where no `*/` follows, all of the rest is gone. `src/**/*.ts` is "src*.ts". The model
#            gets another task, and no error tells. A parameter is left as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund promptl-ai@0.12.0
cat >seen.mjs <<'JS'
import {Adapters, render} from 'promptl-ai';

const show = async (prompt, parameters) => {
  let text;
  try {
    const {messages} = await render({prompt, parameters, adapter: Adapters.default});
    text = messages.flatMap(({content}) => content.map((part) => part.text)).join('|');
  } catch (error) {
    text = `an error, ${error.name}`;
  }
  console.log(`${JSON.stringify(prompt)}\n  ${JSON.stringify(text)}`);
};
await show('Read src/* and docs/* first.');
await show('Read src/* and test/*/unit.ts first.');
await show('Delete nothing in src/**/*.ts but what is unused.');
await show('Allow /v2/*.\nNever call:\n- /v2/*/delete');
await show('```bash\ncat src/*.ts lib/*/index.ts\n```');
await show('Read `src/*` and `*/test`.');
await show('Read {{ files }} first.', {files: 'src/* and test/*/unit.ts'});
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
"Read src/* and docs/* first."
  "Read src"
"Read src/* and test/*/unit.ts first."
  "Read srcunit.ts first."
"Delete nothing in src/**/*.ts but what is unused."
  "Delete nothing in src*.ts but what is unused."
"Allow /v2/*.\nNever call:\n- /v2/*/delete"
  "Allow /v2delete"
"```bash\ncat src/*.ts lib/*/index.ts\n```"
  "```bash\ncat srcindex.ts\n```"
"Read `src/*` and `*/test`."
  "Read `srctest`."
"Read {{ files }} first."
  "Read src/* and test/*/unit.ts first."
EXPECTED
