import {stripVTControlCharacters} from 'node:util';

/** Finds the line of a tool's output that most likely says what is wrong; color codes are removed. */
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
