#!/usr/bin/env bash
# A library that extracts the article of a page returns a program that no longer runs, and keys that nobody can press.
#
# Versions:  @extractus/article-extractor 9.0.1. Node 20.
# Input:     a page of documentation with a program in `<pre><code>`, a list of terms, and the elements of HTML for keys,
#            variables, and marked words.
# Expected:  the text of the page, and spaces as they are inside of `<pre>`; other elements may lose their tags.
# Seen:      every line of the program begins at its left edge, so that it is no Python. The tags of `<dt>`, `<kbd>`,
#            `<var>`, and `<mark>` go together with their text: "Press + to stop", and descriptions without their terms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @extractus/article-extractor@9.0.1
cat >page.html <<'HTML'
<!doctype html>
<html lang="en">
<head><title>Wait for a job</title></head>
<body><main><article>
<h1>Wait for a job</h1>
<p>A program reads the status of a job again and again, with a pause in between, until the job has ended or its own limit
has passed. The pause keeps it from being refused, and the limit keeps it from waiting for ever.</p>
<pre><code>def has_ended(job):
    if job["status"] == "RUNNING":
        return False
    return True
</code></pre>
<dl><dt>timeout</dt><dd>Seconds to wait for one answer.</dd></dl>
<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd> to stop it after <var>n</var> reads; it is <mark>not</mark> stopped by itself.</p>
</article></main></body>
</html>
HTML
cat >seen.mjs <<'JS'
import {extractFromHtml} from '@extractus/article-extractor';
import {readFileSync} from 'node:fs';
const {content} = await extractFromHtml(readFileSync('page.html', 'utf8'), 'https://docs.example/wait');
console.log(content.slice(content.indexOf('<pre>')));
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
<pre><code>def has_ended(job):
if job["status"] == "RUNNING":
return False
return True
</code></pre>
<dl><dd>Seconds to wait for one answer.</dd></dl>
<p>Press + to stop it after reads; it is stopped by itself.</p>
</article></div>
EXPECTED
