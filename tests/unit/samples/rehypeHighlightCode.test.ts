import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {readFence} from '@site/src/plugins/samples/build/readFence';
import {rehypeHighlightCode} from '@site/src/plugins/samples/build/rehypeHighlightCode';

function settle(text: string, properties: Element['properties']): Element['properties'] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: text}],
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
  const tree: Root = {type: 'root', children: [pre]};
  rehypeHighlightCode()(tree);
  return code.properties;
}

/** The additional values that only the fence of a program sets. */
const OF_NO_PROGRAM = {file: '', shown: '', isOutput: false};

describe('what stands behind a fence', () => {
  it.each([
    ['', {title: '', marked: [], start: undefined}],
    [
      'title="a b.json" showLineNumbers {3,5-7}',
      {title: 'a b.json', marked: [3, 5, 6, 7], start: 1},
    ],
    ["showLineNumbers=12 title='x'", {title: 'x', marked: [], start: 12}],
    [
      'title="a.sh" file="/samples/curl/a.sh" shown="3-9:2"',
      {title: 'a.sh', marked: [], start: undefined, file: '/samples/curl/a.sh', shown: '3-9:2'},
    ],
    ['title="Output" output', {title: 'Output', marked: [], start: undefined, isOutput: true}],
  ])('%j is parsed', (meta, expected) => {
    expect(readFence(meta)).toEqual({...OF_NO_PROGRAM, ...expected});
  });
});

describe('a code block of a page', () => {
  it('gets its language, colors, title, marked lines and first number', () => {
    const properties = settle('true\n', {
      className: ['language-JSON'],
      metastring: 'title="a.json" showLineNumbers {1}',
      live: false,
    });
    expect(properties).toEqual({
      language: 'json',
      kinds: 'n4',
      title: 'a.json',
      marked: '1',
      start: 1,
    });
  });

  it('that shows output has no copy button', () => {
    const output = {className: ['language-text'], metastring: 'title="Output" output'};
    expect(settle('a\n', output)).toEqual({language: 'text', title: 'Output', withoutCopy: true});
  });

  it('without a language is plain text', () => {
    expect(settle('a\n', {})).toEqual({language: 'text'});
  });
});
