import {stripVTControlCharacters} from 'node:util';

/** The line of a tool's output that says what is wrong, as far as a machine can tell; colors are left out. */
export function firstComplaint(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const complaint =
    lines.find((line) => /^(?:FAIL |AssertionError|✗)|\berror TS\d+/.test(line)) ??
    lines.find((line) => /Error:|failed/i.test(line)) ??
    lines.find((line) => line !== '');
  return (complaint ?? '').slice(0, 160);
}
