#!/usr/bin/env bash
# `npm test -- --watch` does not run when it is copied from a page of AsciiDoc: the code has one long dash for "--".
#
# Versions:  asciidoctor 2.0.18 of Debian 12; beside it cmark 0.30.2. It needs Debian 12, after `apt-get update`.
# Input:     AsciiDoc with code between backticks in a sentence: a command, a type, a range, a key of somebody, a mark,
#            and a name with two underscores; the same lines in Markdown.
# Expected:  what stands between backticks, as in Markdown, and as in a block of code: signs of print are for sentences.
# Seen:      backticks choose a font, and what is in them is a sentence: ` -- ` is a dash between thin spaces, `->` an
#            arrow, `...` one sign, (C) a copyright; `__init__` is in italics, without its underscores. npm takes the
#            dash for an argument. It looks right at a glance, and there is no warning. `+…+` between the backticks
#            keeps all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-asciidoctor asciidoctor ruby3.1 libruby3.1 libyaml-0-2 libgmp10 cmark libcmark0.30.2 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
here="$folder/packages/usr"
export LD_LIBRARY_PATH="$here/lib/$(uname -m)-linux-gnu" LC_ALL=C.UTF-8
export RUBYLIB="$here/lib/ruby/3.1.0:$here/lib/$(uname -m)-linux-gnu/ruby/3.1.0:$here/lib/ruby/vendor_ruby"
RUBYLIB+=":$here/share/rubygems-integration/all/gems/asciidoctor-2.0.18/lib"
asciidoctor() {
  "$here/bin/ruby3.1" --disable-gems -e 'require "asciidoctor"; puts Asciidoctor.convert($stdin.read, doctype: :inline)'
}
text() { sed -E 's/<[^>]*>//g; s/&#8201;/~/g; s/&#8203;//g; s/&gt;/>/g' | ascii; }
ascii() { sed 's/&#8212;/[dash]/g; s/&#8594;/[arrow]/g; s/&#8230;/[ellipsis]/g; s/&#8217;/[curly]/g; s/&#169;/[copyright]/g'; }
for code in 'npm test -- --watch' 'id -> status' 'range(1...5)' "the user's key" '(C)' '__init__'; do
  # shellcheck disable=SC2016
  printf '%s; literal: %s; cmark: %s\n' "$(printf '`%s`' "$code" | asciidoctor | text)" \
    "$(printf '`+%s+`' "$code" | asciidoctor | text)" "$(printf '`%s`' "$code" | "$here/bin/cmark" | text)"
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
npm test~[dash]~--watch; literal: npm test -- --watch; cmark: npm test -- --watch
id [arrow] status; literal: id -> status; cmark: id -> status
range(1[ellipsis]5); literal: range(1...5); cmark: range(1...5)
the user[curly]s key; literal: the user's key; cmark: the user's key
[copyright]; literal: (C); cmark: (C)
init; literal: __init__; cmark: __init__
EXPECTED
