import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {buildMemoryTable} from '@site/src/plugins/reference/build/gpu-memory/buildMemoryTable';

const table = buildMemoryTable([
  {name: 'Tiny', kind: 'text', billionParameters: 2, source: 'https://example.com/Tiny'},
]);
const rows = table.children.map((row) => row.children.map((cell) => toString(cell)));

test('the table has a column for each precision and the smallest sufficient GPU size for each amount', () => {
  expect(rows).toEqual([
    ['Model', 'Parameters', '16 bit', '8 bit', '4 bit'],
    ['Tiny', '2 billion', '4.8 GB, fits 24 GB', '2.4 GB, fits 24 GB', '1.2 GB, fits 24 GB'],
  ]);
});
