#!/usr/bin/env bash
# A picture whose metadata has been removed still has its prompt, and all that made it: the status is 0.
#
# Versions:  exiv2 0.27.6 of Debian 12 (exiv2 rm); beside it exiftool 12.57. It needs Debian 12, after `apt-get update`;
#            Node 20 or newer makes the pictures.
# Input:     a PNG as tools for image models write it, with a prompt in a text chunk, `parameters`, and a workflow in
#            another, which `exiv2 -pS` lists; and the same prompt in the chunk `Description`, and as Exif (`eXIf`).
# Expected:  a picture without them: `rm` deletes "image metadata", all that exiv2 supports if nothing else is said, and
#            nobody publishes a workflow by intention.
# Seen:      Exif is gone, and so is `Description`, which exiv2 has as the comment; each other text chunk is kept, and
#            so it is with `-d a`, "all supported metadata". A test with the picture of a camera passes. exiftool
#            removes all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download exiv2=0.27.6-1 libexiv2-27=0.27.6-1 libimage-exiftool-perl=12.57+dfsg-1 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu PERL5LIB=$folder/packages/usr/share/perl5
cat >make.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {crc32, deflateSync} from 'node:zlib';

const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};
const texts = {
  parameters: chunk('tEXt', Buffer.from('parameters\0A lighthouse')),
  workflow: chunk('iTXt', Buffer.from('workflow\0\0\0\0\0{"text": "A lighthouse"}')),
  Description: chunk('tEXt', Buffer.from('Description\0A lighthouse')),
  eXIf: chunk('eXIf', Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x0e\0\x02\0\0\0\x0d\0\0\0\x1a\0\0\0\0A lighthouse\0', 'latin1')),
};
const header = chunk('IHDR', Buffer.concat([number(1), number(1), Buffer.from([8, 0, 0, 0, 0])]));
const rest = [chunk('IDAT', deflateSync(Buffer.from([0, 128]))), chunk('IEND', Buffer.alloc(0))];
for (const [name, text] of Object.entries(texts)) {
  writeFileSync(`${name}.png`, Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, text, ...rest]));
}
JS
node make.mjs
for name in parameters workflow Description eXIf; do
  for command in 'exiv2 rm' 'exiv2 -d a rm' 'exiftool -q -all='; do
    cp "$name.png" copy.png
    packages/usr/bin/$command copy.png
    echo "$name, $command: $(grep -qa lighthouse copy.png && echo kept || echo gone)"
  done
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
parameters, exiv2 rm: kept
parameters, exiv2 -d a rm: kept
parameters, exiftool -q -all=: gone
workflow, exiv2 rm: kept
workflow, exiv2 -d a rm: kept
workflow, exiftool -q -all=: gone
Description, exiv2 rm: gone
Description, exiv2 -d a rm: gone
Description, exiftool -q -all=: gone
eXIf, exiv2 rm: gone
eXIf, exiv2 -d a rm: gone
eXIf, exiftool -q -all=: gone
EXPECTED
