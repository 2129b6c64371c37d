import {expect, it} from 'vitest';
import {duplicateIds} from '@site/src/content/checks/duplicateIds';
import {runRule} from './content';

it.each([
  ['two written ids', '## A {/* #tiers */}\n\n## B {/* #tiers */}'],
  ['a written and a generated id', '## A {/* #tiers */}\n\n## Tiers'],
  ['a heading and a field', '## A {/* #tiers */}\n\n<Field id={"tiers"} />'],
])('reports %s with both places', async (_, text) => {
  expect(await runRule(duplicateIds, text)).toEqual([
    expect.stringMatching(/^3:1 duplicate id "tiers", which docs\/page\.mdx:1:1 has too \| give /),
  ]);
});

it('accepts two headings with the same words', async () => {
  expect(await runRule(duplicateIds, '## Stop\n\n## Stop')).toEqual([]);
});
