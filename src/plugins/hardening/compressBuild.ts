import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './hardenBuild';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|md|yaml|webmanifest)$/;
/** Smaller files fit into one packet, compressed or not. */
const WORTH_IT = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a brotli and a gzip twin beside each text file of a build, for hosts that send such files as they are.
 * Nothing may change the files after it.
 *
 * @param outDir the folder of the finished build, absolute
 * @returns how many files have twins
 */
export async function compressBuild(outDir: string): Promise<number> {
  const files = (await listFiles(outDir)).filter((file) => TEXT.test(file));
  const done = await Promise.all(files.map((file) => compressFile(path.join(outDir, file))));
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  if ((await stat(file)).size < WORTH_IT) {
    return false;
  }
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, {params}));
  await writeFile(`${file}.gz`, await zip(bytes, {level: 9}));
  return true;
}
