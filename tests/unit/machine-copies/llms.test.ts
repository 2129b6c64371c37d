import {expect, it} from 'vitest';
import {showCodeOnce} from '@site/src/plugins/copies/node/llms';

const LINES = Array.from({length: 50}, (_, index) => `print("line ${index}")`);

/** Returns a block of code, each line of which begins with the indentation. */
const writeBlock = (indent: string, lines: readonly string[]): string =>
  ['```python', ...lines, '```'].map((line) => indent + line).join('\n');

it('long code is shown on the first page that has it, whatever its indentation', () => {
  const first = {title: 'One', short: `Run it:\n\n${writeBlock('', LINES)}\n`};
  const second = {title: 'Two', short: `1. Run it:\n\n${writeBlock('   ', LINES)}\n\n2. Stop.\n`};
  expect(showCodeOnce([first, second])).toEqual([
    first.short,
    '1. Run it:\n\n   Code: as on the page "One", above.\n\n2. Stop.\n',
  ]);
});

it('short code is shown on every page', () => {
  const short = writeBlock('', LINES.slice(0, 2));
  expect(
    showCodeOnce([
      {title: 'One', short},
      {title: 'Two', short},
    ]),
  ).toEqual([short, short]);
});
