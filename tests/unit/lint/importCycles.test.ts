import path from 'node:path';
import {expect, test} from 'vitest';
import {findCycle} from './findCycle';
import {type ImportGraph, readImports} from './readImports';

const files = readImports(path.resolve(import.meta.dirname, '../../..'));

function capabilityOf(file: string): string | undefined {
  return /^src\/plugins\/([^/]+)\//.exec(file)?.[1];
}

/** Merges the imports of files into those of capabilities. */
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

test('an import cycle is found, and listed from its first member back to it', () => {
  const graph = new Map([
    ['start', ['a', 'alone']],
    ['a', ['b']],
    ['b', ['alone', 'c']],
    ['c', ['a']],
    ['alone', []],
  ]);
  expect(findCycle(graph)).toEqual(['a', 'b', 'c', 'a']);
  expect(findCycle(new Map([['start', ['a', 'a']]]))).toEqual([]);
});

test('the files have no import cycle', () => {
  const imports = [...files.values()].flat();
  console.log(`read ${files.size} files with ${imports.length} imports of each other`);
  expect(imports.length).toBeGreaterThan(files.size);
  expect(findCycle(files)).toEqual([]);
});

test('the capabilities have no import cycle', () => {
  const capabilities = joinFiles(files);
  console.log(`read ${capabilities.size} capabilities`);
  expect(capabilities.size).toBeGreaterThan(0);
  expect(findCycle(capabilities)).toEqual([]);
});
