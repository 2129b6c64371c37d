// `npm run compress`: puts a brotli and a gzip copy beside each text file of `build/`, for hosts that do not compress.
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';
import {runMain} from './runMain';

const FOLDER = 'build';
const TEXT = /\.(?:css|html|js|json|md|mjs|svg|txt|xml|yaml)$/;

const CODINGS = [
  {ending: '.br', compress: promisify(brotliCompress)},
  {ending: '.gz', compress: promisify(gzip)},
];

runMain(async () => {
  const files = (await readdir(FOLDER, {recursive: true})).filter((file) => TEXT.test(file));
  for (const file of files) {
    const bytes = await readFile(path.join(FOLDER, file));
    for (const {ending, compress} of CODINGS) {
      await writeFile(path.join(FOLDER, file + ending), await compress(bytes));
    }
  }
  console.log(`Compressed ${files.length} files of ${FOLDER}.`);
});
