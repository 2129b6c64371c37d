import {expect, it} from 'vitest';
import {isClaim} from '@site/scripts/claims';

it.each([
  'The link works for a month.',
  'There is no fee while an app runs idle.',
  'The app is `STOPPED` while its model loads.',
  'Send the key as a query parameter.',
  'You can restore a deleted app.',
  'Wait <Fact id="job-wait" />.',
])('asks a reviewer to look at "%s"', (sentence) => {
  expect(isClaim(sentence)).toBe(true);
});

it.each(['Next, save the picture.', 'Create an app'])('leaves out "%s"', (sentence) => {
  expect(isClaim(sentence)).toBe(false);
});
