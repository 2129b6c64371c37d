import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {BUILD_DIR, builtFiles, htmlFile, parseBuilt} from '../helpers/builtPages';

const KB = 1000;

/** Compresses a file of the build as hosts do, and returns the bytes. */
function compressedSize(file: string): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  return brotliCompressSync(readFileSync(path.join(BUILD_DIR, file)), {params}).length;
}

/** Returns the compressed bytes of what a page needs to be read, HTML and style sheets, and of the scripts that it names. */
function measure(route: string): Readonly<Record<'readable' | 'scripts', number>> {
  const tree = parseBuilt(route);
  const sum = (selector: string, property: string): number =>
    selectAll(selector, tree)
      .map(({properties}) => compressedSize(String(properties[property]).slice(1)))
      .reduce((total, size) => total + size, 0);
  return {
    readable: compressedSize(htmlFile(route)) + sum('link[rel=stylesheet]', 'href'),
    scripts: sum('script[data-src]', 'dataSrc'),
  };
}

/** A page of each kind, with its limits in KB: what it weighed, and a tenth more. */
const LIMITS = [
  ['/', 35, 136],
  ['/docs/tutorial-basics/run-a-job', 40, 136],
  ['/api/apis/app/create-app', 39, 136],
  ['/markdown-page', 42, 136],
] as const;

test.each(LIMITS)(
  '%s is readable with at most %i KB, and names at most %i KB of scripts',
  (route, readable, scripts) => {
    const found = measure(route);
    expect(found.readable).toBeLessThanOrEqual(readable * KB);
    expect(found.scripts).toBeLessThanOrEqual(scripts * KB);
  },
);

test('the only style sheet of a page has at most 21 KB', () => {
  const sheets = selectAll('link[rel=stylesheet]', parseBuilt('/')).map(({properties}) =>
    String(properties.href).slice(1),
  );
  expect(sheets).toHaveLength(1);
  // With the rules of Infima that no page has: to leave them out took 5 KB from it, and a list of private class names.
  expect(sheets.map(compressedSize)[0]).toBeLessThanOrEqual(21 * KB);
});

test('the index of search has at most 91 KB', () => {
  expect(compressedSize('search.json')).toBeLessThanOrEqual(91 * KB);
});

test('what a click on Run loads has at most 23 KB, and 56 KB with the client of OpenAI', () => {
  const files = builtFiles().filter((file) => /run\.\w+\/.*\.js$/.test(file));
  const sizesOf = (pattern: RegExp): number[] =>
    files.filter((file) => pattern.test(file)).map(compressedSize);
  const [worker = Infinity] = sizesOf(/worker/);
  const client = sizesOf(/chunk/).reduce((total, size) => total + size, 0);
  const run = worker + Math.max(...sizesOf(/programs/));
  expect(client).toBeGreaterThan(0);
  // The script of the page that shows the run comes on top, with less than 7 KB.
  expect(run).toBeLessThanOrEqual(23 * KB);
  expect(run + client).toBeLessThanOrEqual(56 * KB);
});
