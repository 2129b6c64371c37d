import {stripVTControlCharacters} from 'node:util';

/** Finds the line of a tool's output that most likely says what is wrong; color codes are removed. */
export function firstMessage(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const message =
    lines.find((line) => /^(?:FAIL |AssertionError|✗)|\berror TS\d+/.test(line)) ??
    lines.find((line) => /Error:|failed/i.test(line)) ??
    lines.find((line) => line !== '');
  return (message ?? '').slice(0, 160);
}
