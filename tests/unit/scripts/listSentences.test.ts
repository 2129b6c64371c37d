import {expect, it} from 'vitest';
import {listPageSentences, listYamlSentences} from '@site/scripts/listSentences';

const PAGE = `---
title: A page
description: It costs nothing.
sources: [A0, T5]
---

Stop the app. Wait until it is
\`STOPPED\`.

| Tier | Price |
| --- | --- |
| \`BASIC\` | 1 dollar |

<Card title="Free for a week" href="/docs/intro">

- Nobody sees it.

</Card>

\`\`\`bash
sleep 5
\`\`\`
`;

it('lists the sentences of a page with its sources', () => {
  const sentences = listPageSentences('docs/page.mdx', PAGE);
  const texts = sentences.map(({text}) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'It costs nothing.',
      'Stop the app.',
      'Wait until it is `STOPPED`.',
      '| `BASIC` | 1 dollar |',
      'Free for a week',
      'Nobody sees it.',
      'sleep 5',
    ]),
  );
  expect(new Set(sentences.map(({sources}) => sources))).toEqual(new Set(['A0, T5']));
});

it('lists the lines of a page that cannot be parsed', () => {
  const sentences = listPageSentences('docs/page.mdx', 'It costs {nothing.\nStop it.');
  expect(sentences.map(({text}) => text)).toEqual(['It costs {nothing.', 'Stop it.']);
});

it('lists the sentences of a YAML file with the nearest source', () => {
  const yaml = `
App:
  x-source: [A0]
  description: Runs models. Costs money.
B: Other
`;
  expect(listYamlSentences(yaml)).toEqual([
    {text: 'Runs models.', sources: 'A0'},
    {text: 'Costs money.', sources: 'A0'},
    {text: 'Other', sources: ''},
  ]);
});
