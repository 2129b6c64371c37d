#!/usr/bin/env bash
# A manual page is without the lines of its code that begin with a dot or a quote: `.env`, `'{"steps": 4}'`.
#
# Versions:  remark-man 9.0.0 with unified 11.0.5, cmark 0.30.2 of Debian 12; beside them marked-man 2.1.1 and lowdown
#            1.0.0. It needs Debian 12 with groff, after `apt-get update`, and Node 20 or newer.
# Input:     Markdown with a block of code, whose lines begin with a dot, with a single quote, with a backslash, and
#            with `--`, and a list with `.gitignore`, made a page for `man`.
# Expected:  all of it: a line that begins with a dot or a quote is a command in such a page, which is why the tools
#            that write one put something harmless before it.
# Seen:      remark-man writes these lines as they are, so that groff takes them for commands that it does not know, and
#            leaves them out, without a word. cmark has the dot in mind, and in text the quote too, but not in code.
#            marked-man and lowdown give the whole page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download cmark=0.30.2-6 libcmark0.30.2=0.30.2-6 lowdown=1.0.0-2 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu PATH=$folder/packages/usr/bin:$PATH
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund remark-man@9.0.0 unified@11.0.5 remark-parse@11.0.0 marked-man@2.1.1
cat >page.md <<'MD'
# Files

    .env holds the key
    '{"steps": 4}' is the body
    \n ends a line
    --limit is a number

- .gitignore
MD
cat >remark.mjs <<'JS'
import {readFileSync} from 'node:fs';
import remarkMan from 'remark-man';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const page = await unified().use(remarkParse).use(remarkMan, {name: 'files', section: 1}).process(readFileSync('page.md'));
process.stdout.write(String(page));
JS
seen() {
  echo "$1: $("${@:2}" 2>/dev/null | groff -man -Tascii 2>/dev/null | grep -oE '\.env|steps|\\n|--limit|\.gitignore' | paste -s -d ' ')"
}
{
  seen remark-man node remark.mjs
  seen cmark cmark -t man page.md
  seen marked-man node_modules/.bin/marked-man page.md
  seen lowdown lowdown -s -T man page.md
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
remark-man: \n --limit
cmark: .env \n --limit .gitignore
marked-man: .env steps \n --limit .gitignore
lowdown: .env steps \n --limit .gitignore
EXPECTED
