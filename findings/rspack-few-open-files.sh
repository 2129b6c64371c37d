#!/usr/bin/env bash
# A build says that it has succeeded, and most of its files are missing.
#
# Versions:  @rspack/core 1.7.12, the bundler of Docusaurus 3.10.2. Node 20, Linux.
# Input:     a program of 600 modules, each imported when it is needed, and the limit of open files at 4,096, then 256.
# Expected:  601 files both times, as with webpack, which writes a few at a time; or an error, EMFILE.
# Seen:      with 256, about 237 files, no error, no warning, and a status of 0. The list of assets in the statistics is
#            as short as the folder, so that nothing can be compared. Docusaurus goes on, and renders the pages whose
#            part is missing as its own error page.
# For us:    the site's build lets Rspack write through a file system that waits for a free file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --silent --ignore-scripts --no-audit --no-fund @rspack/core@1.7.12
mkdir src
for number in $(seq 600); do
  echo "export const page = $number;" >"src/page$number.js"
  echo "export const load$number = () => import('./page$number.js');" >>src/main.js
done
cat >seen.mjs <<'JS'
import {rspack} from '@rspack/core';
import {readdirSync, rmSync} from 'node:fs';
rmSync('dist', {recursive: true, force: true});
const compiler = rspack({
  mode: 'production',
  context: process.cwd(),
  entry: './src/main.js',
  output: {path: `${process.cwd()}/dist`},
  optimization: {minimize: false},
});
compiler.run((error, stats) => {
  const {errors, warnings, assets} = stats.toJson({all: false, assets: true, errors: true, warnings: true});
  const files = readdirSync('dist').length;
  const amount = files === 601 ? 'all' : 'not all';
  const isSaid = error !== null || errors.length + warnings.length > 0 || assets.length > files + 1;
  console.error(`${files} files, ${assets.length} assets`);
  console.log(`${amount} files, ${isSaid ? 'and it says so' : 'and no error'}`);
  compiler.close(() => undefined);
});
JS
for limit in 4096 256; do
  (ulimit -n "$limit" && node seen.mjs && echo "status 0 at $limit")
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
all files, and no error
status 0 at 4096
not all files, and no error
status 0 at 256
EXPECTED
