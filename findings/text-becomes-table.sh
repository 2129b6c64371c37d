#!/usr/bin/env bash
# "The type is string | null." is a table of one row, in the Markdown of Jekyll.
#
# Versions:  kramdown 2.4.0 of Debian 12, with its Ruby 3.1; beside it cmark-gfm 0.29.0.gfm.6. It needs Debian 12 with
#            Ruby, after `apt-get update`.
# Input:     a sentence with a bar, as types and commands have it; the same with a line break before the bar, with `||`,
#            in a list, with a backslash, and in code.
# Expected:  text: a table has a line of hyphens below its head, as GitHub wants it, and as all examples show it.
# Seen:      a paragraph with a bar in each of its lines is a table without a head, and the bar is gone: two cells, "The
#            type is string" and "null.". Where an editor breaks the line before the bar, it is text again. There is no
#            warning; a backslash helps, and so does code. cmark-gfm has no table.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-kramdown=2.4.0-2 cmark-gfm=0.29.0.gfm.6-6 libcmark-gfm0.29.0.gfm.6=0.29.0.gfm.6-6 \
  libcmark-gfm-extensions0.29.0.gfm.6=0.29.0.gfm.6-6 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu
library=packages/usr/share/rubygems-integration/all/gems/kramdown-2.4.0/lib
kramdown() { ruby -I "$library" -r kramdown -e 'puts Kramdown::Document.new($stdin.read).to_html'; }
for text in 'The type is string | null.' 'The type is string\n| null.' 'Set a || b.' '- string | null' \
  'The type is string \| null.' 'The type is `string | null`.'; do
  for command in kramdown 'packages/usr/bin/cmark-gfm -e table'; do
    html=$(printf '%b\n' "${text//\\|/\\\\|}" | $command)
    echo "$text => $(basename "${command%% *}"): $(grep -c '<td>' <<<"$html" || true) cells"
  done
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
The type is string | null. => kramdown: 2 cells
The type is string | null. => cmark-gfm: 0 cells
The type is string\n| null. => kramdown: 0 cells
The type is string\n| null. => cmark-gfm: 0 cells
Set a || b. => kramdown: 3 cells
Set a || b. => cmark-gfm: 0 cells
- string | null => kramdown: 2 cells
- string | null => cmark-gfm: 0 cells
The type is string \| null. => kramdown: 0 cells
The type is string \| null. => cmark-gfm: 0 cells
The type is `string | null`. => kramdown: 0 cells
The type is `string | null`. => cmark-gfm: 0 cells
EXPECTED
