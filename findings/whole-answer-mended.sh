#!/usr/bin/env bash
# An answer that has come to its end is shown without the stars of its code, and with others: it is mended as if it were cut.
#
# Versions:  streamdown 2.7.1, which mends with remend 1.4.0, and react 19.3.1; beside it react-markdown 10.1.0. Node 20
#            or newer.
# Input:     whole answers in CommonMark, with one star, underscore or bracket, which are characters there, as `f(*args)`.
# Expected:  these characters, as react-markdown shows them: what is not closed is closed while an answer comes, and the
#            whole one has nothing to mend.
# Seen:      "f(args)" in italics, "**/.md", "private" for "_private", "2 ** 3 is 8**", and "x" with a button for "x[0".
#            That is the default, also for an answer that is loaded from a database; `mode="static"` shows the text as it
#            is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund streamdown@2.7.1 remend@1.4.0 react-markdown@10.1.0 \
  react@19.3.1 react-dom@19.3.1
cat >seen.mjs <<'JS'
import {createElement} from 'react';
import Markdown from 'react-markdown';
import {renderToStaticMarkup} from 'react-dom/server';
import {Streamdown} from 'streamdown';

const texts = ['Call f(*args)', 'It matches **/*.md', 'Set _private', '2 ** 3 is 8', 'It is x[0'];
const show = (component, properties, text) =>
  renderToStaticMarkup(createElement(component, properties, text))
    .replaceAll(/<\/?(?:div|p)\b[^>]*>/g, '')
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>')
    .trim();
for (const text of texts) {
  const [plain, fixed] = [show(Markdown, {}, text), show(Streamdown, {mode: 'static'}, text)];
  console.log(`${show(Streamdown, {}, text)} | ${[plain, fixed].every((one) => one === text) ? 'others: as it is' : 'others: changed'}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Call f(<em>args)</em> | others: as it is
It matches **/<em>.md</em> | others: as it is
Set <em>private</em> | others: as it is
2 ** 3 is 8** | others: as it is
It is x<button>0</button> | others: as it is
EXPECTED
