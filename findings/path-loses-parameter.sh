#!/usr/bin/env bash
# "GET /app/{app_id}" is shown as "GET /app/", and `KEY=${KEY}` as "KEY=$": the end is taken for an attribute.
#
# Versions:  markdown-it-attrs 5.0.1 with markdown-it 15.0.3. Node 20 or newer.
# Input:     Markdown of a reference: paths of an API whose last part is a parameter, as a heading, in a list, and
#            behind a word in code; a variable of a shell. The plugin is for classes and names, `{.note #start}`.
# Expected:  the paths as they are: a bare name is neither a class nor a name, and has no value.
# Seen:      `app_id` becomes an attribute of the heading, `<h2 app_id="">`, and is gone from the text, since `{…}` at
#            the end of a block counts whatever is in it. A parameter in the middle is kept, so that of two the last one
#            is missing. There is no warning. JSON is kept, and so is a path that is code as a whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund markdown-it-attrs@5.0.1 markdown-it@15.0.3
cat >seen.mjs <<'JS'
import MarkdownIt from 'markdown-it';
import attrs from 'markdown-it-attrs';

const markdownIt = new MarkdownIt().use(attrs);
const texts = [
  '## GET /app/{app_id}',
  '- DELETE /app/{app_id}/job/{job_id}',
  'Type `GET /app/`{app_id}',
  'export KEY=${KEY}',
  '## GET /app/{app_id}/job',
  'Send {"steps": 4}',
  'Type `GET /app/{app_id}`',
];
for (const text of texts) {
  const html = markdownIt.render(text).replaceAll('\n', '').replaceAll('&quot;', '"');
  console.log(`${text} => ${html.replace(/<[^>]*>/g, '')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
## GET /app/{app_id} => GET /app/
- DELETE /app/{app_id}/job/{job_id} => DELETE /app/{app_id}/job/
Type `GET /app/`{app_id} => Type GET /app/
export KEY=${KEY} => export KEY=$
## GET /app/{app_id}/job => GET /app/{app_id}/job
Send {"steps": 4} => Send {"steps": 4}
Type `GET /app/{app_id}` => Type GET /app/{app_id}
EXPECTED
