import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {expandTags} from '@site/src/plugins/page-tags';
import {defineOutcomeTag} from '@site/src/plugins/samples/build/defineOutcomeTag';

const OUTPUTS: Readonly<Record<string, string>> = {
  create: 'App ID: 1\nStatus: STOPPED\n',
  start: 'Using the mock server\nStatus: INITIALIZING\n',
  wait: 'Status: INITIALIZING\nStatus: RUNNING\n',
  chat: 'Red, yellow, blue.\n',
  save: 'Saved image-1.png\n',
};

function expand(text: string): unknown {
  const file = new VFile({value: text, path: '/site/src/pages/index.mdx', cwd: '/site'});
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  expandTags(tree, file, {Outcome: defineOutcomeTag((name) => OUTPUTS[name])});
  const [outcome] = tree.children;
  const attributes = outcome?.type === 'mdxJsxFlowElement' ? outcome.attributes : [];
  return Object.fromEntries(
    attributes.map((it) => ('name' in it ? [it.name, it.value] : [it.type, it.value])),
  );
}

it('shows what the program prints, then each state that the next ones print once, in order', () => {
  expect(expand('<Outcome of="create, start, wait" />')).toEqual({
    first: 'App ID: 1',
    states: 'INITIALIZING RUNNING',
  });
});

it('shows what the last program prints besides states', () => {
  expect(expand('<Outcome of="create, wait, save" />')).toEqual({
    first: 'App ID: 1',
    states: 'INITIALIZING RUNNING',
    result: 'Saved image-1.png',
  });
});

it('shows only the first line of a program that no other follows', () => {
  expect(expand('<Outcome of="chat" />')).toEqual({first: 'Red, yellow, blue.'});
});

it('reports the place of a sample that was never recorded', () => {
  expect(() => expand('<Outcome of="chat, crate" />')).toThrow(
    'src/pages/index.mdx:1:1 asks <Outcome> for the sample "crate", which has no recorded output',
  );
});
