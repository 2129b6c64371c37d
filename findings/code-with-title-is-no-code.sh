#!/usr/bin/env bash
# A block of code with a title is no code, its comment is a heading, and the text behind it is code: Markdown for MkDocs.
#
# Versions:  Markdown 3.11 of Python (fenced_code), which MkDocs uses, and Redcarpet 3.5.1 of Debian 12; beside them
#            Parsedown 1.7.4 and cmark 0.30.2. It needs Debian 12 with `apt-get install ruby php-cli`, after `apt-get
#            update`; Python 3.11 or newer.
# Input:     a fence with a title, as Docusaurus and others have it: "```bash title="setup.sh"", and a block without one
#            behind it. CommonMark 0.31, 4.5: an info string may hold any text behind its first word.
# Expected:  two blocks of code, as in the other two; at most the title is lost.
# Seen:      a line that has more than a language opens no block, and the line that should close it opens one. So the
#            code is text, and its comment "# Start the app" a heading, and a chapter in the contents; in Python, the text
#            between the two blocks is shown as code. No error is given. Python takes a title in braces,
#            `{title="setup.sh"}`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-redcarpet php-parsedown cmark=0.30.2-6 libcmark0.30.2=0.30.2-6 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check Markdown==3.11
cat >page.md <<'MD'
Before you begin:

```bash title="setup.sh"
# Start the app
npm start
```

Then **wait**:

```bash
# Ask
npm test
```
MD
cat >redcarpet.rb <<'RUBY'
require 'redcarpet'
puts Redcarpet::Markdown.new(Redcarpet::Render::HTML, fenced_code_blocks: true).render(ARGF.read)
RUBY
cat >seen.py <<'PY'
from pathlib import Path
import markdown
print(markdown.markdown(Path("page.md").read_text(), extensions=["fenced_code"]))
PY
cat >seen.php <<'PHP'
<?php
require 'packages/usr/share/php/Parsedown/Parsedown.php';
echo (new Parsedown)->text(file_get_contents('page.md'));
PHP
RUBYLIB=$(find "$folder/packages" \( -name redcarpet.rb -o -name redcarpet.so \) -printf '%h:')
export RUBYLIB
tell() {
  local html
  html=$("${@:2}")
  echo "$1: $(grep -o '<pre' <<<"$html" | wc -l) blocks of code, headings: $(
    grep -oP '<h1>\K[^<]+' <<<"$html" | paste -sd ','
  ), wait is bold: $(grep -q '<strong>wait' <<<"$html" && echo yes || echo no)"
}
{
  tell Python python/bin/python seen.py
  tell Redcarpet ruby redcarpet.rb page.md
  tell Parsedown php seen.php
  LD_LIBRARY_PATH=$(echo packages/usr/lib/*-linux-gnu) tell cmark packages/usr/bin/cmark page.md
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Python: 1 blocks of code, headings: Start the app, wait is bold: no
Redcarpet: 1 blocks of code, headings: Start the app, wait is bold: yes
Parsedown: 2 blocks of code, headings: , wait is bold: yes
cmark: 2 blocks of code, headings: , wait is bold: yes
EXPECTED
