#!/usr/bin/env bash
# A page that begins with "Note: …", or with an address, comes out without its first paragraph.
#
# Versions:  lowdown 1.0.0 of Debian 12; beside it discount 2.2.7 and cmark 0.30.2. It needs Debian 12, after `apt-get
#            update`.
# Input:     Markdown whose first line has a colon: a note, and a sentence that begins with a link; the same below a
#            heading.
# Expected:  the whole text: fields for a title or an author stand in front matter, between lines of their own.
# Seen:      lowdown takes a first paragraph with a colon for such fields, by default. It is gone from HTML, from a page
#            for `man` and from Gemini; of "https://…" the field is named "https". There is no warning, and a page that
#            begins with a heading is whole. `--parse-no-metadata` keeps all, and so do the other two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download lowdown=1.0.0-2 discount=2.2.7-2 libmarkdown2=2.2.7-2 cmark=0.30.2-6 libcmark0.30.2=0.30.2-6 \
  >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu PATH=$folder/packages/usr/bin:$PATH
printf 'Note: an app that is idle\ncosts money.\n\nStop it.\n' >note.md
printf 'https://example.org/apps lists all apps.\n\nStop it.\n' >address.md
printf '# Apps\n\nNote: an app that is idle\ncosts money.\n\nStop it.\n' >heading.md
for page in note address heading; do
  for command in 'lowdown -T html' 'lowdown -T man' 'lowdown -T html --parse-no-metadata' markdown cmark; do
    text=$($command $page.md)
    echo "$page.md, $command: $([[ $text =~ idle|lists ]] && echo whole || echo 'without its first paragraph')"
  done
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
note.md, lowdown -T html: without its first paragraph
note.md, lowdown -T man: without its first paragraph
note.md, lowdown -T html --parse-no-metadata: whole
note.md, markdown: whole
note.md, cmark: whole
address.md, lowdown -T html: without its first paragraph
address.md, lowdown -T man: without its first paragraph
address.md, lowdown -T html --parse-no-metadata: whole
address.md, markdown: whole
address.md, cmark: whole
heading.md, lowdown -T html: whole
heading.md, lowdown -T man: whole
heading.md, lowdown -T html --parse-no-metadata: whole
heading.md, markdown: whole
heading.md, cmark: whole
EXPECTED
