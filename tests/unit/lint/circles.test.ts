import path from 'node:path';
import {expect, test} from 'vitest';
import {findCircle} from './findCircle';
import {type ImportGraph, readImports} from './readImports';

const files = readImports(path.resolve(import.meta.dirname, '../../..'));

function capabilityOf(file: string): string | undefined {
  return /^src\/plugins\/([^/]+)\//.exec(file)?.[1];
}

/** What each capability imports of others. */
function joinFiles(graph: ImportGraph): ImportGraph {
  const joined = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const name = capabilityOf(file);
    if (name !== undefined) {
      const others = imports.map(capabilityOf).filter((other) => other !== undefined);
      const known = joined.get(name) ?? [];
      joined.set(name, [...known, ...others.filter((other) => other !== name)]);
    }
  }
  return joined;
}

test('a circle is found, and told from its first member back to it', () => {
  const graph = new Map([
    ['start', ['a', 'alone']],
    ['a', ['b']],
    ['b', ['alone', 'c']],
    ['c', ['a']],
    ['alone', []],
  ]);
  expect(findCircle(graph)).toEqual(['a', 'b', 'c', 'a']);
  expect(findCircle(new Map([['start', ['a', 'a']]]))).toEqual([]);
});

test('no file imports one that imports it', () => {
  const imports = [...files.values()].flat();
  console.log(`read ${files.size} files with ${imports.length} imports of each other`);
  expect(imports.length).toBeGreaterThan(files.size);
  expect(findCircle(files)).toEqual([]);
});

test('no capability imports one that imports it', () => {
  const capabilities = joinFiles(files);
  console.log(`read ${capabilities.size} capabilities`);
  expect(capabilities.size).toBeGreaterThan(0);
  expect(findCircle(capabilities)).toEqual([]);
});
