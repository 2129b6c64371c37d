#!/usr/bin/env bash
# A question about `{{ price }}` of a template reaches the model without it: what a person has typed is filled in.
#
# Versions:  @langfuse/client 5.11.1. Node 20 or newer.
# Input:     a prompt for a chat with a variable, `{{ tone }}`, and a place for the messages so far; `compile({tone:
#            'brief'}, {history})`, where a question has the code of a template in two braces, and a tool answers with a
#            list in JSON.
# Expected:  the messages as they are: they are given as values, and a value of a variable, which has braces in it, is
#            left as it is, too.
# Seen:      variables in the messages are filled in as well: `{{ price }}`, which none is, becomes nothing, `{{ tone
#            }}` is "brief", and `{{#each}}` takes a part of the text with it. So the model is asked about code that
#            nobody has written. In a value of a variable, braces stay. There is no error, and no option.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @langfuse/client@5.11.1 @opentelemetry/api@1.9.0
cat >seen.mjs <<'JS'
import {ChatPromptClient, TextPromptClient} from '@langfuse/client';

const about = {name: 'p', version: 1, config: {}, labels: [], tags: []};
const chat = new ChatPromptClient({
  ...about,
  type: 'chat',
  prompt: [
    {type: 'chatmessage', role: 'system', content: 'Be {{ tone }}.'},
    {type: 'placeholder', name: 'history'},
  ],
});
const show = (content) => {
  const messages = chat.compile({tone: 'brief'}, {history: [{role: 'user', content}]});
  console.log(`${content}\n  ${messages[1].content}`);
};
show('Why is <b>{{ price }}</b> empty?');
show('What does {{ tone }} mean?');
show('Explain {{#jobs}}- {{ id }}{{/jobs}} to me.');
show('Explain {a} and {% if b %}.');
const text = new TextPromptClient({...about, type: 'text', prompt: 'Be {{ tone }}: {{ question }}'});
console.log(`As a value: ${text.compile({tone: 'brief', question: 'Why is {{ price }} empty?'})}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Why is <b>{{ price }}</b> empty?
  Why is <b></b> empty?
What does {{ tone }} mean?
  What does brief mean?
Explain {{#jobs}}- {{ id }}{{/jobs}} to me.
  Explain  to me.
Explain {a} and {% if b %}.
  Explain {a} and {% if b %}.
As a value: Be brief: Why is {{ price }} empty?
EXPECTED
