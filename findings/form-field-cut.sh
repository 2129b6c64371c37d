#!/usr/bin/env bash
# A picture that is sent as a text in a form arrives without its end, and the server answers 200.
#
# Versions:  express-fileupload 1.5.2 with express 5.3.0; beside it multer 2.5.0. Node 20.
# Input:     multipart/form-data with 1.5 million characters in the field `image`, as a picture in Base64, and the same
#            as a file; default options, which set no limit for files.
# Expected:  the whole text, or an error: a field that is too large is refused by multer, and a body by express.json.
# Seen:      1,048,576 characters of the field, and the whole file. The parser below has a limit of 1 MiB for a field,
#            cuts there, and says so in an argument that express-fileupload does not look at. It is a multiple of four,
#            so that what is left is valid Base64.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund express-fileupload@1.5.2 express@5.3.0 multer@2.5.0
cat >seen.mjs <<'JS'
import express from 'express';
import fileUpload from 'express-fileupload';
import multer from 'multer';

const text = 'a'.repeat(1_500_000);
const body = new FormData();
body.set('image', text);
body.set('file', new Blob([text]), 'image.txt');

const app = express().set('env', 'test');
app.post('/express-fileupload', fileUpload(), ({body: {image}, files: {file}}, response) => {
  response.send(`field ${image.length}, file ${file.size}`);
});
app.post('/multer', multer().any(), ({body: {image}, files: [file]}, response) => {
  response.send(`field ${image.length}, file ${file.size}`);
});
app.use((error, request, response, next) => response.status(413).send(error.message));
const server = app.listen(0);
await new Promise((resolve) => server.on('listening', resolve));
for (const name of ['express-fileupload', 'multer']) {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/${name}`, {method: 'POST', body});
  console.log(`${name}: ${response.status}, ${await response.text()}`);
}
server.close();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
express-fileupload: 200, field 1048576, file 1500000
multer: 413, Field value too long
EXPECTED
