import {expect, it} from 'vitest';
import {listPageSentences, listYamlSentences} from '@site/scripts/listSentences';

it('lists the sentences of a page with its sources', () => {
  const page = '---\ntitle: A page\nsources: [A0, T5]\n---\n\nStop it. Wait a minute.\n';
  const sentences = listPageSentences(page);
  expect(sentences).toContainEqual({text: 'Stop it.', sources: 'A0, T5'});
  expect(sentences).toContainEqual({text: 'Wait a minute.', sources: 'A0, T5'});
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
