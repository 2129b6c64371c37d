#!/usr/bin/env bash
# A model is asked about `a &lt; b &amp;&amp; c`, in place of `a < b && c`: a prompt is escaped like a page.
#
# Versions:  llm-exe 3.0.4; beside it @langchain/core 1.4.0 (mustache) and dotprompt 1.1.2. Node 20 or newer.
# Input:     a template `Why does this fail? {{code}}` with two braces, as Handlebars and mustache have it, filled with
#            a line of code, and with a quotation.
# Expected:  the text as it is: it goes to a model, not to a browser.
# Seen:      llm-exe, in its prompts of text and of chat, writes &lt;, &amp;, &quot; and &#x27;: the model reads, and
#            may answer with, other code, and what it is to repeat comes back changed; each sign is several tokens.
#            Texts without these signs are right, so that a test with a name passes. Three braces give the text. The
#            other two, with two braces, give it as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund llm-exe@3.0.4 @langchain/core@1.4.0 dotprompt@1.1.2
cat >seen.mjs <<'JS'
import {PromptTemplate} from '@langchain/core/prompts';
import {Dotprompt} from 'dotprompt';
import {createChatPrompt, createPrompt} from 'llm-exe';

const template = 'Why? {{code}}';
const makers = {
  'llm-exe, text': (values) => createPrompt('text', template).format(values),
  'llm-exe, chat': (values) => createChatPrompt(template).format(values)[0].content,
  'llm-exe, three': (values) => createPrompt('text', 'Why? {{{code}}}').format(values),
  LangChain: async (values) =>
    (await PromptTemplate.fromTemplate(template, {templateFormat: 'mustache'}).invoke(values)).value,
  dotprompt: async (values) => (await new Dotprompt().render(template, {input: values})).messages[0].content[0].text,
};
for (const code of ['a < b && c', `"don't"`]) {
  for (const [name, make] of Object.entries(makers)) console.log(`${name}: ${await make({code})}`);
}
JS
node --no-warnings seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
llm-exe, text: Why? a &lt; b &amp;&amp; c
llm-exe, chat: Why? a &lt; b &amp;&amp; c
llm-exe, three: Why? a < b && c
LangChain: Why? a < b && c
dotprompt: Why? a < b && c
llm-exe, text: Why? &quot;don&#x27;t&quot;
llm-exe, chat: Why? &quot;don&#x27;t&quot;
llm-exe, three: Why? "don't"
LangChain: Why? "don't"
dotprompt: Why? "don't"
EXPECTED
