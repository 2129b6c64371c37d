import {expect, it} from 'vitest';
import {parseSidebar} from '@site/src/plugins/checks/build/pages/readSidebars';
import {toRoute} from '@site/src/plugins/checks/build/pages/SiteMap';

it.each([
  ['docs/intro.mdx', '/docs/intro'],
  ['api/apis/job/cancel.job.mdx', '/api/apis/job/cancel.job'],
  ['docs/deep/index.mdx', '/docs/deep'],
  ['docs/deep/README.md', '/docs/deep'],
  ['docs/deep/deep.mdx', '/docs/deep'],
  ['src/pages/index.mdx', '/'],
  ['src/pages/markdown-page.mdx', '/markdown-page'],
])('%s has the address %s', (file, route) => {
  expect(toRoute(file)).toBe(route);
});

it('pages and indexes of a sidebar are read with their places', () => {
  const sidebar = `export default {
  guides: [
    'intro',
    {type: 'doc', id: 'second'},
    {
      type: 'category',
      label: 'Label',
      link: {type: 'generated-index', slug: '/category/a', keywords: ['word']},
      items: ['deep/page', \`deep/other\`],
    },
  ],
};`;
  expect(parseSidebar(sidebar, 'sidebars.ts')).toEqual([
    {kind: 'page', name: 'intro', at: {line: 3, column: 5}},
    {kind: 'page', name: 'second', at: {line: 4, column: 23}},
    {kind: 'index', name: '/category/a', at: {line: 8, column: 45}},
    {kind: 'page', name: 'deep/page', at: {line: 9, column: 15}},
    {kind: 'page', name: 'deep/other', at: {line: 9, column: 28}},
  ]);
});
