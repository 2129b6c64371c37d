#!/usr/bin/env bash
# A list of contents leads nowhere where a heading has a percent sign, a sharp, a type in code, or a letter like é.
#
# Versions:  markdown-toc 1.2.0; beside it doctoc 2.5.0. github-slugger 2.0.0 says which anchors GitHub and Docusaurus
#            give. Node 20 or newer.
# Input:     Markdown with headings as guides have them: "At 100%", "C# and Go", a type in code, `Job<T>`, a dash
#            between numbers, "Déployer", and plain ones with a dot, a slash, an ampersand and an underscore.
# Expected:  links to these anchors: the list is for a README, which is read on GitHub.
# Seen:      markdown-toc keeps % and #, written as %25 and %23, and the dash, drops the type with its brackets, and
#            makes e of é. There is no warning, and the plain headings, which a test has, are right. doctoc has all of
#            them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund markdown-toc@1.2.0 doctoc@2.5.0 github-slugger@2.0.0
cat >page.md <<'MD'
# Apps

## Version 3.10
## Errors / help
## Tools & tips
## Set active_workers
## At 100%
## C# and Go
## The `Job<T>` type
## 5 – 10 jobs
## Déployer
MD
cp page.md doctoc.md
npx doctoc --notitle doctoc.md >/dev/null
cat >seen.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {slug} from 'github-slugger';
import toc from 'markdown-toc';

const page = readFileSync('page.md', 'utf8');
const anchorsOf = (list) => Array.from(list.matchAll(/\]\(#(.*)\)$/gm), ([, anchor]) => decodeURIComponent(anchor));
const own = anchorsOf(toc(page).content);
const others = anchorsOf(readFileSync('doctoc.md', 'utf8'));
for (const [, heading] of page.matchAll(/^## (.*)$/gm)) {
  const anchor = slug(heading.replaceAll('`', ''));
  console.log(`${heading}: markdown-toc ${own.includes(anchor)}, doctoc ${others.includes(anchor)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Version 3.10: markdown-toc true, doctoc true
Errors / help: markdown-toc true, doctoc true
Tools & tips: markdown-toc true, doctoc true
Set active_workers: markdown-toc true, doctoc true
At 100%: markdown-toc false, doctoc true
C# and Go: markdown-toc false, doctoc true
The `Job<T>` type: markdown-toc false, doctoc true
5 – 10 jobs: markdown-toc false, doctoc true
Déployer: markdown-toc false, doctoc true
EXPECTED
