import {expect, it} from 'vitest';
import {headings} from '@site/src/content/checks/headings';
import {runRule} from './content';

it.each([
  ['a remark', '## Stop {/* later */}', '1:9 comment in a heading: "later" would be shown'],
  ['a remark before the id', '## Stop {/* later */} {/* #stop */}', '1:9 comment in a heading:'],
  ['an id that is not at the end', '## Stop {/* #stop */} it', '1:9 comment in a heading: "#stop"'],
  ['a second id', '## Stop {/* #stop */} {/* #end */}', '1:9 comment in a heading: "#stop"'],
])('reports %s', async (_, text, message) => {
  expect(await runRule(headings, text)).toEqual([expect.stringContaining(message)]);
});

it.each(['## Stop {/* #stop */}', '## Stop', '2. ## Stop {/* #stop */}', '{/* a remark */}'])(
  'accepts %s',
  async (text) => {
    expect(await runRule(headings, text)).toEqual([]);
  },
);
