import {evaluate} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {expect, it} from 'vitest';
import {rehypeDeferredSections} from '@site/src/plugins/navigation/build/deferred-sections/rehypeDeferredSections';

type Cut = {readonly children: ReactNode; readonly keepsRoom?: boolean};

/** @returns the text of the page, with `[` and `]` around each deferred part; `{` if space is reserved for it */
async function cut(text: string): Promise<string> {
  const {default: Page} = await evaluate(text, {
    ...runtime,
    rehypePlugins: [rehypeDeferredSections],
  });
  const components = {
    DeferredSections: ({children, keepsRoom = false}: Cut) => [
      keepsRoom ? '{' : '[',
      children,
      ']',
    ],
    Tabs: 'div',
    TabItem: 'div',
  };
  const html = renderToStaticMarkup(createElement(Page, {components}));
  return html.replace(/<[^>]+>|\s/g, '').replace(/(.)\1+/g, '$1');
}

const words = (letter: string, lines: number): string => letter.repeat(60 * lines);

it('content that does not fit on the first screen is deferred, and reserves the space of a screen', async () => {
  expect(await cut(`${words('a', 30)}\n\n${words('b', 30)}\n\n${words('c', 5)}`)).toBe('ab{c]');
});

it('a page of one screen is not split', async () => {
  expect(await cut(`${words('a', 10)}\n\n${words('b', 10)}`)).toBe('ab');
  expect(await cut(`${words('a', 50)}\n`)).toBe('a');
});

it('a list is split between its items and within an item', async () => {
  const item = (letter: string): string => `1. ${words(letter, 30)}`;
  expect(await cut(`${item('a')}\n${item('b')}\n${item('c')}\n\n${words('d', 1)}`)).toBe(
    'ab[c]{d]',
  );
  expect(await cut(`1. ${words('a', 45)}\n\n   ${words('b', 1)}\n\n2. ${words('c', 1)}`)).toBe(
    'a[b][c]',
  );
});

it('a table and a code block are not split', async () => {
  const code = `\`\`\`text\n${'x\n'.repeat(50)}\`\`\``;
  expect(await cut(`${code}\n\n${words('b', 1)}`)).toBe('x{b]');
});

it('of tabs and disclosures only the open content counts', async () => {
  const tab = (letter: string): string => `<TabItem>\n\n${words(letter, 15)}\n\n</TabItem>`;
  const tabs = `<Tabs>\n${tab('a')}\n${tab('b')}\n${tab('c')}\n</Tabs>`;
  expect(await cut(`${tabs}\n\n${words('d', 10)}\n\n${words('e', 10)}`)).toBe('abcde');
});

it('imports and exports stay outside', async () => {
  expect(await cut(`${words('a', 50)}\n\nexport const b = 1;\n\n${words('c', 1)}`)).toBe('a{c]');
});
