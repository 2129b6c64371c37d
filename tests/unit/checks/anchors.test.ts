import {expect, it} from 'vitest';
import {anchors} from '@site/src/content/checks/anchors';
import {runRule} from './content';

it('reports an anchor that its page does not have', async () => {
  expect(await runRule(anchors, '## Stop {/* #stop */}\n\nSee [how](#start).')).toEqual([
    '3:5 broken anchor "#start" of /docs/page | use one of #stop',
  ]);
});

it('reports an anchor of another page', async () => {
  const pages = {
    'docs/a.mdx': 'See [how](/docs/b#start).',
    'docs/b.mdx': '## Stop it\n\n<Field id="body.name" />',
  };
  expect(await runRule(anchors, pages)).toEqual([
    'docs/a.mdx:1:5 broken anchor "#start" of /docs/b | use one of #stop-it, #body.name',
  ]);
});

it('accepts ids of headings, written or generated, and of elements', async () => {
  const text =
    '## Stop it\n\n## Stop it\n\n## A {/* #b */}\n\n<Field id="c" />\n\n[1](#stop-it) [2](#stop-it-1) [3](#b) [4](#c)';
  expect(await runRule(anchors, text)).toEqual([]);
});

it('says nothing about a page that could not be expanded', async () => {
  expect(await runRule(anchors, '[A](#gone)', {expanded: []})).toEqual([]);
});
