#!/usr/bin/env bash
# A table of statuses has a row "or null.", and of two values, "BASIC" and "A|B", the second is A: pages from a contract.
#
# Versions:  widdershins 4.0.1; beside it swagger-markdown 3.0.0. mdast-util-from-markdown 2.0.2 with
#            mdast-util-gfm-table 2.0.0 reads the pages. Node 20 or newer.
# Input:     OpenAPI 3.0 with descriptions as YAML has them, `description: |` and two lines; a bar in a description, and
#            in a value of an enum.
# Expected:  a row for each answer and each field, with as many cells as the head: tables of Markdown need one line for
#            a row, and a backslash before a bar, as swagger-markdown has it in descriptions.
# Seen:      widdershins writes the line ends of an answer as they are, so that its second line is a row of its own; and
#            no bar gets a backslash, so that the cells behind it are in other columns, or gone. In the table of fields,
#            it has <br> for a line end. swagger-markdown forgets the backslash in values only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund widdershins@4.0.1 swagger-markdown@3.0.0 \
  mdast-util-from-markdown@2.0.2 mdast-util-gfm-table@2.0.0 micromark-extension-gfm-table@2.1.1 mdast-util-to-string@4.0.0
cat >contract.yaml <<'YAML'
openapi: 3.0.3
info: {title: Apps, version: '1'}
paths:
  /app:
    get:
      responses:
        '200':
          description: |
            The app,
            or null.
          content: {application/json: {schema: {$ref: '#/components/schemas/App'}}}
        '401': {description: No key.}
        '404': {description: No app | no team.}
components:
  schemas:
    App:
      type: object
      properties:
        id: {type: string, description: A name | a number}
        tier: {type: string, enum: [BASIC, A|B]}
YAML
npx widdershins --code contract.yaml -o widdershins.md >/dev/null 2>&1
npx swagger-markdown -i contract.yaml -o swagger-markdown.md >/dev/null 2>&1
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {toString} from 'mdast-util-to-string';
import {gfmTable} from 'micromark-extension-gfm-table';

for (const name of ['widdershins', 'swagger-markdown']) {
  const options = {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]};
  const tables = fromMarkdown(readFileSync(`${name}.md`), options).children.filter(({type}) => type === 'table');
  for (const {children: [head, ...rows]} of tables) {
    const list = (some) => some.map((row) => toString(row.children[0])).join(', ') || 'none';
    const torn = rows.filter((row) => row.children.length !== head.children.length);
    console.log(`${name}, ${list([head])}: rows ${list(rows)}; torn ${list(torn)}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
widdershins, Status: rows 200, or null., 401, 404; torn 200, or null., 404
widdershins, Name: rows id, tier; torn id
widdershins, Property: rows tier, tier; torn tier
swagger-markdown, Code: rows 200, 401, 404; torn none
swagger-markdown, Name: rows id, tier; torn tier
EXPECTED
