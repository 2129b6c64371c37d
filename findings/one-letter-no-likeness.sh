#!/usr/bin/env bash
# An answer that has one letter more than the expected one is 0% alike: a measure of likeness gives up on long texts.
#
# Versions:  difflib of Python 3.11, and Levenshtein 0.12.2, of Debian 12; difflib 0.2.4 of npm, which is made after it.
#            It needs Debian 12, after `apt-get update`; Node 20 or newer.
# Input:     a text of 1,044 letters, and the same with one letter before it, by `SequenceMatcher(None, a, b).ratio()`,
#            which scores answers of models, and finds out whether a page has changed; beside it a text of 174 letters.
# Expected:  0.9995: two times 1,044 of 2,089 letters are the same. For short texts it is so.
# Seen:      0.0. From 200 letters on, letters that are more than 1% of the text count as too common to begin a match
#            with, and in a text of common words all of them are. An answer that is shorter than 200 letters is scored
#            right, and one of a page as wrong as one about something else. `autojunk=False` gives 0.9995, as
#            Levenshtein does. In a text with a rare letter, the number is anywhere between.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-levenshtein >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund difflib@0.2.4
cat >seen.py <<'PY'
from difflib import SequenceMatcher

from Levenshtein import ratio

sentence = 'The app starts in a few minutes, and a job waits in the queue until a worker is ready. '
for times in (2, 12):
    one, other = sentence * times, 'x' + sentence * times
    print(
        f'Python, {len(one)} letters: {SequenceMatcher(None, one, other).ratio():.4f}, '
        f'without autojunk {SequenceMatcher(None, one, other, autojunk=False).ratio():.4f}, '
        f'Levenshtein {ratio(one, other):.4f}'
    )
PY
cat >seen.mjs <<'JS'
import difflib from 'difflib';

const sentence = 'The app starts in a few minutes, and a job waits in the queue until a worker is ready. ';
for (const times of [2, 12]) {
  const text = sentence.repeat(times);
  console.log(`npm, ${text.length} letters: ${new difflib.SequenceMatcher(null, text, `x${text}`).ratio().toFixed(4)}`);
}
JS
{
  PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 seen.py
  node seen.mjs
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Python, 174 letters: 0.9971, without autojunk 0.9971, Levenshtein 0.9971
Python, 1044 letters: 0.0000, without autojunk 0.9995, Levenshtein 0.9995
npm, 174 letters: 0.9971
npm, 1044 letters: 0.0000
EXPECTED
