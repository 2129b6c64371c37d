#!/usr/bin/env bash
# A long question costs a fifteenth of its price by an estimate, when its text is sent as a part beside a picture.
#
# Versions:  gpt-tokens 1.3.14; beside it gpt-tokenizer 4.0.0. Node 20 or newer.
# Input:     a message for gpt-4o whose content is a text of 101 tokens, and the same as `[{type: 'text', text}]`, the
#            form of the API for a text with pictures.
# Expected:  the same number for both; or an error for a form that is not known.
# Seen:      gpt-tokens gives 108 tokens, and 7 for the list, as for an empty message, so the price is a fifteenth, and
#            a check of the limit says yes to any length. Its types allow a text alone, which JavaScript does not see.
#            gpt-tokenizer has an error for the list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund gpt-tokens@1.3.14 gpt-tokenizer@4.0.0
cat >seen.mjs <<'JS'
import {GPTTokens} from 'gpt-tokens';
import {encodeChat} from 'gpt-tokenizer/model/gpt-4o';

const text = 'hello world '.repeat(50);
const contents = {text, parts: [{type: 'text', text}], nothing: ''};
const counters = {
  'gpt-tokens': (messages) => {
    const {usedTokens, usedUSD} = new GPTTokens({model: 'gpt-4o', messages});
    return `${usedTokens} tokens, ${(usedUSD * 1e6).toFixed(1)} dollars per million calls`;
  },
  'gpt-tokenizer': (messages) => `${encodeChat(messages).length} tokens`,
};
for (const [name, count] of Object.entries(counters)) {
  for (const [form, content] of Object.entries(contents)) {
    let seen;
    try {
      seen = count([{role: 'user', content}]);
    } catch (error) {
      seen = error.constructor.name;
    }
    console.log(`${name}, ${form}: ${seen}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
gpt-tokens, text: 108 tokens, 270.0 dollars per million calls
gpt-tokens, parts: 7 tokens, 17.5 dollars per million calls
gpt-tokens, nothing: 7 tokens, 17.5 dollars per million calls
gpt-tokenizer, text: 108 tokens
gpt-tokenizer, parts: TypeError
gpt-tokenizer, nothing: 7 tokens
EXPECTED
