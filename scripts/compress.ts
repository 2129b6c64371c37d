// `npm run compress`: puts a brotli and a gzip copy beside each text file of `build/`, or another folder, for hosts that
// do not compress.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {runMain} from './runMain';

runMain(() => {
  const [folder = 'build'] = process.argv.slice(2);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:css|html|js|json|md|mjs|svg|txt|xml|yaml)$/.test(file),
  );
  for (const file of files.map((name) => path.join(folder, name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
  console.log(`Compressed ${files.length} files of ${folder}.`);
});
