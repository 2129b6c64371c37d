import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Compression} from '@site/src/plugins/delivery/build/compressed-files/Compression';

let folder = '';
let site = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compressed-'));
  site = await mkdtemp(path.join(tmpdir(), 'site-'));
});

afterEach(() => Promise.all([folder, site].map((it) => rm(it, {recursive: true}))));

async function write(name: string, text: string): Promise<string> {
  await writeFile(path.join(folder, name), text);
  return name;
}

test('every large enough text file gets precompressed copies of its bytes, whenever it was added', async () => {
  const texts = Array.from({length: 30}, (_, index) => `${index} `.repeat(1000 + index));
  const pages = await Promise.all(texts.map((text, index) => write(`${index}.html`, text)));
  const small = await write('small.css', 'a{}');
  const picture = await write('picture.png', 'x'.repeat(5000));
  const large = await write('large.json', JSON.stringify('word '.repeat(300_000)));
  const compression = new Compression(folder, site);
  for (const page of pages) {
    compression.add([page]);
  }
  compression.add([...pages, small, picture, large]);
  expect(await compression.finish()).toBe(31);
  expect((await readdir(folder)).length).toBe(33 + 2 * 31);
  for (const name of [...pages, large]) {
    const bytes = await readFile(path.join(folder, name));
    expect(brotliDecompressSync(await readFile(path.join(folder, `${name}.br`)))).toEqual(bytes);
    expect(gunzipSync(await readFile(path.join(folder, `${name}.gz`)))).toEqual(bytes);
  }
});

test('a file that cannot be read makes the compression fail, after the others are done', async () => {
  const compression = new Compression(folder, site);
  compression.add(['gone.html', await write('here.html', 'text '.repeat(1000))]);
  await expect(compression.finish()).rejects.toThrow('gone.html');
  expect(await readdir(folder)).toContain('here.html.gz');
});

test('files that an earlier build has compressed have the same bytes again, even from a damaged cache', async () => {
  const page = await write('page.html', 'word '.repeat(1000));
  const compress = async (): Promise<Buffer[]> => {
    const compression = new Compression(folder, site);
    compression.add([page]);
    expect(await compression.finish()).toBe(1);
    return Promise.all(['br', 'gz'].map((it) => readFile(path.join(folder, `${page}.${it}`))));
  };
  const first = await compress();
  const kept = path.join(site, 'node_modules/.cache/built/compressed');
  expect(await readdir(kept)).toHaveLength(2);
  expect(await compress()).toEqual(first);
  for (const name of await readdir(kept)) {
    await writeFile(path.join(kept, name), 'damaged');
  }
  expect(await compress()).toEqual(first);
});
