import {expect, it} from 'vitest';
import {showCodeOnce} from '@site/src/plugins/copies/node/agentFiles';

/** Returns a block of code, each line of which begins with the indentation. */
function writeBlock(indent: string, count: number): string {
  const lines = Array.from({length: count}, (_, index) => `print("line ${index}")`);
  return ['```python', ...lines, '```'].map((line) => indent + line).join('\n');
}

it('long code is shown on the first page that has it, whatever its indentation, short code on all', () => {
  const first = {title: 'One', short: `${writeBlock('', 50)}\n\n${writeBlock('', 2)}\n`};
  const second = {
    title: 'Two',
    short: `1. Run it:\n\n${writeBlock('   ', 50)}\n\n${writeBlock('', 2)}\n`,
  };
  expect(showCodeOnce([first, second])).toEqual([
    first.short,
    `1. Run it:\n\n   Code: as on the page "One", above.\n\n${writeBlock('', 2)}\n`,
  ]);
});
