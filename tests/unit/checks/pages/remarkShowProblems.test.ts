import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {remarkShowProblems} from '../../../../src/plugins/checks/build/pages/remarkShowProblems';
import {ContentError} from '../../../../src/plugins/problems';

function readTree(): Root {
  return {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: 'Words.'}]}],
  };
}

/** A remark plugin that throws the error in its options. */
function throwing({error}: {readonly error: Error}) {
  return () => {
    throw error;
  };
}

/** A remark plugin that removes everything from the page. */
function emptying() {
  return (tree: Root) => {
    tree.children = [];
  };
}

it('runs the plugins that it is given', async () => {
  const tree = readTree();
  await remarkShowProblems({plugins: [[emptying, {}]]})(tree, new VFile());
  expect(tree.children).toEqual([]);
});

it('replaces the page with the mistakes', async () => {
  const tree = readTree();
  const error = new ContentError([
    {place: 'contract/openapi.yaml:3:1', problem: 'is not valid YAML', fix: 'correct the line'},
  ]);
  await remarkShowProblems({plugins: [[throwing, {error}]]})(tree, new VFile());
  expect(tree.children).toHaveLength(1);
  const written = JSON.stringify(tree);
  expect(written).toContain('"value":"contract/openapi.yaml:3:1"');
  expect(written).toContain(' is not valid YAML. Fix: correct the line');
  expect(written).not.toContain('Words.');
});

it('passes errors that are not mistakes of a writer on to the bundler', async () => {
  const run = remarkShowProblems({plugins: [[throwing, {error: new Error('out of memory')}]]});
  await expect(run(readTree(), new VFile())).rejects.toThrow('out of memory');
});
