#!/usr/bin/env bash
# The job that is kept in a picture is no JSON when it is read again, and "%w" in its prompt is the width of the picture.
#
# Versions:  ImageMagick 6.9.11-60 of Debian 12; beside it exiftool 12.57. It needs Debian 12 with `apt-get install
#            imagemagick libimage-exiftool-perl`.
# Input:     a PNG to which `convert -set Description "$text"` adds what made it: JSON with quotes and a line break in
#            the prompt, a path of Windows, and a prompt with a percent sign.
# Expected:  the text that was given: it is data, and in one argument.
# Seen:      it is a format: `\"` becomes `"`, and `\n` a line break, so JSON with a quote in its prompt is broken, and
#            a path is read without an error as one with a line break in it. %w is 8, the width. A plain prompt is right,
#            so that a test passes. `-comment` does the same. exiftool writes what it is given.
set -euo pipefail
command -v convert-im6.q16 exiftool >/dev/null || {
  echo 'It needs two programs: apt-get install imagemagick libimage-exiftool-perl' >&2
  exit 1
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
texts=('{"prompt": "A \"big\" house"}' '{"prompt": "two\nlines"}' '{"path": "C:\\new"}' 'text %w, 50% off' 'A lighthouse')
for text in "${texts[@]}"; do
  convert-im6.q16 -size 8x8 xc:red -set Description "$text" set.png
  convert-im6.q16 -size 8x8 xc:red plain.png
  exiftool -quiet -quiet "-PNG:Description=$text" plain.png
  echo "$text"
  for file in set plain; do
    read=$(exiftool -quiet -quiet -b -PNG:Description $file.png)
    [[ $read == "$text" ]] && echo "  $file: the same" || echo "  $file: ${read//$'\n'/[line break]}"
  done
done | sed 's/^  set:/  ImageMagick:/; s/^  plain:/  exiftool:/' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"prompt": "A \"big\" house"}
  ImageMagick: {"prompt": "A "big" house"}
  exiftool: the same
{"prompt": "two\nlines"}
  ImageMagick: {"prompt": "two[line break]lines"}
  exiftool: the same
{"path": "C:\\new"}
  ImageMagick: {"path": "C:\new"}
  exiftool: the same
text %w, 50% off
  ImageMagick: text 8, 50% off
  exiftool: the same
A lighthouse
  ImageMagick: the same
  exiftool: the same
EXPECTED
