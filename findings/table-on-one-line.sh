#!/usr/bin/env bash
# The tables of a page are one line in each language, also in one that nobody has translated yet.
#
# Versions:  po4a 0.69 of Debian 12, with what it stands on. It needs Debian 12 with gettext, after `apt-get update`.
# Input:     a page of Markdown with a table as on GitHub, a list of terms, and a paragraph on two lines; po4a with `-o
#            markdown`, and a language without a translation, which `--keep 0` writes all the same.
# Expected:  the page as it is: it is text of Markdown, and nothing in it has changed.
# Seen:      a table is a paragraph to po4a, and the lines of a paragraph are joined: `| Field | Type | |---|---| | id
#            …`. That is no table any more, so that a reader sees bars and hyphens. The entry for translators is joined
#            too. A list of terms becomes a sentence. There is no warning. With `-o neverwrap` the page stays as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download po4a=0.69-1 libyaml-tiny-perl=1.73-1 libpod-parser-perl=1.65-1 libsgmls-perl=1.03ii-38 \
  libsyntax-keyword-try-perl=0.28-1 libxs-parse-keyword-perl=0.33-1 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export PERL5LIB=$folder/packages/usr/share/perl5:$folder/packages/usr/lib/x86_64-linux-gnu/perl5/5.36
cat >page.md <<'MD'
# Apps

| Field | Type |
|---|---|
| id | string |

Tier
: The class of an app.

An app runs
a model.
MD
for options in '-o markdown' '-o markdown -o neverwrap'; do
  rm -rf po page.de.md
  mkdir po
  cat >po4a.cfg <<CFG
[po4a_langs] de
[po4a_paths] po/page.pot de:po/de.po
[type: text] page.md de:page.de.md opt:"$options --keep 0"
CFG
  packages/usr/bin/po4a --quiet po4a.cfg
  echo "$options:"
  sed -n 's/^[^#].*/  &/p' page.de.md
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
-o markdown:
  | Field | Type | |---|---| | id | string |
  Tier : The class of an app.
  An app runs a model.
-o markdown -o neverwrap:
  | Field | Type |
  |---|---|
  | id | string |
  Tier
  : The class of an app.
  An app runs
  a model.
EXPECTED
