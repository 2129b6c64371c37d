#!/usr/bin/env bash
# The program of step 1 is a sentence that begins with "bash", and the two points of step 2 are steps 2 and 3.
#
# Versions:  Python-Markdown 3.4.1 of Debian 12, with which MkDocs writes its pages; beside it cmark-gfm 0.29.0.gfm.6.
#            It needs Debian 12, after `apt-get update`.
# Input:     steps as on GitHub, with what belongs to a step indented by three spaces, as far as its text: a block of
#            code between backticks, and a list with points; the extensions `extra` and `sane_lists`.
# Expected:  three steps, a program in the first, two points in the second.
# Seen:      four spaces are wanted. With three, the list ends at the program, which becomes code in a sentence, on one
#            line in a browser, with `bash` at its head, and its comment takes all the rest with it when it is copied.
#            The next list begins with 1, and the points are steps of it. `sane_lists` has the numbers right, and the
#            points outside. There is no warning, and the file is right on GitHub.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-markdown cmark-gfm libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >steps.md <<'MARKDOWN'
1. Start the app:

   ```bash
   # one worker
   curl "$URL"
   ```

2. Wait:

   - for `RUNNING`
   - for ten minutes

3. Run a job.
MARKDOWN
cat >outline.py <<'PY'
import sys
from html.parser import HTMLParser


class Outline(HTMLParser):
    """Writes each list in brackets, each item after its number or a point, and a program with its tag."""

    def __init__(self):
        super().__init__()
        self.text = ''
        self.numbers = []

    def handle_starttag(self, tag, attributes):
        if tag in ('ol', 'ul'):
            self.text += ' ['
            self.numbers.append(int(dict(attributes).get('start', 1)) if tag == 'ol' else None)
        elif tag == 'li':
            number = self.numbers[-1]
            self.text += f' {number}. ' if number else ' * '
            self.numbers[-1] = number and number + 1
        elif tag == 'pre':
            self.text += ' <pre>'

    def handle_endtag(self, tag):
        if tag in ('ol', 'ul'):
            self.numbers.pop()
            self.text += ' ]'

    def handle_data(self, data):
        self.text += data


outline = Outline()
outline.feed(sys.stdin.read())
print(' '.join(outline.text.split()))
PY
write() {
  PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -c "
import markdown
print(markdown.markdown(open('steps.md').read(), extensions=$1))" | /usr/bin/python3 outline.py
}
{
  echo "extra: $(write "['extra']")"
  echo "and sane_lists: $(write "['extra', 'sane_lists']")"
  LD_LIBRARY_PATH=$(echo packages/usr/lib/*-linux-gnu) packages/usr/bin/cmark-gfm steps.md | /usr/bin/python3 outline.py |
    sed 's/^/cmark-gfm: /'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
extra: [ 1. Start the app: ] bash # one worker curl "$URL" [ 1. Wait: 2. for RUNNING 3. for ten minutes 4. Run a job. ]
and sane_lists: [ 1. Start the app: ] bash # one worker curl "$URL" [ 2. Wait: ] [ * for RUNNING * for ten minutes ] [ 3. Run a job. ]
cmark-gfm: [ 1. Start the app: <pre># one worker curl "$URL" 2. Wait: [ * for RUNNING * for ten minutes ] 3. Run a job. ]
EXPECTED
