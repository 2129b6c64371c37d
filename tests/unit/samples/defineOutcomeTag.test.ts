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
  wait: 'Status: STOPPED\nStatus: RUNNING\n',
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

it('shows each state once, in order, and the last line that is not a state', () => {
  expect(expand('<Outcome of="create, wait" />')).toEqual({
    states: 'STOPPED RUNNING',
    result: 'App ID: 1',
  });
});

it('shows what the first program prints if a later one prints the result', () => {
  expect(expand('<Outcome of="create, wait, save" />')).toEqual({
    first: 'App ID: 1',
    states: 'STOPPED RUNNING',
    result: 'Saved image-1.png',
  });
});

it('shows only the result if there were no states', () => {
  expect(expand('<Outcome of="chat" />')).toEqual({result: 'Red, yellow, blue.'});
});

it('reports the place of a sample that was never recorded', () => {
  expect(() => expand('<Outcome of="chat, crate" />')).toThrow(
    'src/pages/index.mdx:1:1 asks <Outcome> for the sample "crate", which has no recorded output',
  );
});
