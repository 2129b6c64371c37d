#!/usr/bin/env bash
# The picture that is saved is the text "404: Not Found": its name has "#", "&" or "+" in it, as the prompt has.
#
# Versions:  @saintno/comfyui-sdk 0.3.1, comfy-ui-client 0.1.2. Node 20 or newer.
# Input:     `getImage` for pictures of a server with the path `/view?filename=…` of ComfyUI, which names files as a
#            node says, for instance by the prompt: "cat.png", "cat #1.png", "day & night.png", "cfg+7.png", and one
#            that is there no more.
# Expected:  the picture, or an error where the server answers 404.
# Seen:      @saintno/comfyui-sdk puts the name into the address as it is: what stands behind "#" or "&" does not
#            arrive, and "+" is a space. Both clients give the body of each answer as a picture, whatever its status: a
#            Blob of 14 bytes, which is saved under the name of the picture.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund comfy-ui-client@0.1.2
# Without the packages for its drawings in a terminal, which are large, and which it does not load.
npm pack --silent @saintno/comfyui-sdk@0.3.1 >/dev/null
mkdir -p node_modules/@saintno/comfyui-sdk
tar -xzf saintno-comfyui-sdk-0.3.1.tgz -C node_modules/@saintno/comfyui-sdk --strip-components=1
cat >seen.mjs <<'JS'
import {createServer} from 'node:http';
import {ComfyApi} from '@saintno/comfyui-sdk';
import {ComfyUIClient} from 'comfy-ui-client';

const names = ['cat.png', 'cat #1.png', 'day & night.png', 'cfg+7.png'];
const server = createServer((request, response) => {
  const found = names.includes(new URL(request.url, 'http://localhost').searchParams.get('filename'));
  response.statusCode = found ? 200 : 404;
  response.end(found ? 'the picture' : '404: Not Found');
}).listen(0);
const host = `localhost:${server.address().port}`;
const [sdk, client] = [new ComfyApi(`http://${host}`, 'me'), new ComfyUIClient(host, 'me')];
const libraries = {
  '@saintno/comfyui-sdk': (filename) => sdk.getImage({filename, subfolder: '', type: 'output'}),
  'comfy-ui-client': (filename) => client.getImage(filename, '', 'output'),
};
for (const [library, getImage] of Object.entries(libraries)) {
  for (const name of [...names, 'gone.png']) {
    console.log(`${library}, ${name}: no error, ${await (await getImage(name)).text()}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
@saintno/comfyui-sdk, cat.png: no error, the picture
@saintno/comfyui-sdk, cat #1.png: no error, 404: Not Found
@saintno/comfyui-sdk, day & night.png: no error, 404: Not Found
@saintno/comfyui-sdk, cfg+7.png: no error, 404: Not Found
@saintno/comfyui-sdk, gone.png: no error, 404: Not Found
comfy-ui-client, cat.png: no error, the picture
comfy-ui-client, cat #1.png: no error, the picture
comfy-ui-client, day & night.png: no error, the picture
comfy-ui-client, cfg+7.png: no error, the picture
comfy-ui-client, gone.png: no error, 404: Not Found
EXPECTED
