/** What a writer can specify after the language of a fence. */
type Fence = {
  readonly title: string;
  /** The lines to highlight, counted from 1. */
  readonly marked: readonly number[];
  /** The number of the first line; undefined if the lines have no numbers. */
  readonly start: number | undefined;
  /** The address of the program, and the lines to show initially: `13-24:2`, where the last number is the indent. */
  readonly file: string;
  readonly shown: string;
  /** Whether this is the output of a program. */
  readonly isOutput: boolean;
};

function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  });
}

/**
 * Parses the meta string of a fence, for example `title="start.json" showLineNumbers {3,5-7}`.
 *
 * @param meta the text after the language
 */
export function readFence(meta: string): Fence {
  const {title = ''} = /title=(?<quote>["'])(?<title>.*?)\1/.exec(meta)?.groups ?? {};
  const {file = ''} = /\sfile="(?<file>[^"]+)"/.exec(meta)?.groups ?? {};
  const {shown = ''} = /\sshown="(?<shown>\d+-\d+:\d+)"/.exec(meta)?.groups ?? {};
  const {range} = /\{(?<range>[\d,-]+)\}/.exec(meta)?.groups ?? {};
  const numbers = /(?:^|\s)showLineNumbers(?:=(?<start>\d+))?(?:\s|$)/.exec(meta);
  return {
    title,
    marked: range === undefined ? [] : readRange(range),
    start: numbers ? Number(numbers.groups?.start ?? 1) : undefined,
    file,
    shown,
    isOutput: /\soutput$/.test(meta),
  };
}
