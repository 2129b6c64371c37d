import {expect, it} from 'vitest';
import {isSensitive} from '@site/scripts/isSensitive';

it.each([
  'The link works for a month.',
  'There is no fee while an app runs idle.',
  'Send the key as a query parameter.',
  'You can restore a deleted app.',
  'Wait <Fact id="job-wait" />.',
  'It answers with 429.',
])('marks "%s"', (sentence) => {
  expect(isSensitive(sentence)).toBe(true);
});

it.each(['Choose a model.', 'The model loads.'])('does not mark "%s"', (sentence) => {
  expect(isSensitive(sentence)).toBe(false);
});
