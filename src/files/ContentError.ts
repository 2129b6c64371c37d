import {inspect} from 'node:util';

/** What is wrong in a file that people write. */
export type Problem = {
  /** `file:line:column`, as far as known, with the file relative to the site's folder. */
  readonly location: string;
  /** What is wrong there, with the words of the writer. */
  readonly problem: string;
  readonly fix: string;
  /** The rule that found it: an id of `src/content/checks/README.md`. */
  readonly rule?: string;
};

/**
 * Reports problems in files to the person who can correct them. A stack trace of our own code would not help a writer.
 *
 * @example
 * String(new ContentError([{location: 'docs/a.mdx:3:1', problem: '<div> is not allowed in pages', fix: 'remove it'}]))
 * // docs/a.mdx:3:1 <div> is not allowed in pages
 * //   Fix: remove it
 */
export class ContentError extends Error {
  public override readonly name = 'ContentError';

  constructor(public readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.stack = this.message;
  }

  /** Prints the message only. Node.js would add the problems, and brackets. */
  public [inspect.custom](): string {
    return this.message;
  }
}

function formatProblem({location, problem, fix, rule}: Problem): string {
  const source = rule === undefined ? '' : ` (${rule})`;
  return `${location} ${problem}${source}\n  Fix: ${fix}`;
}

/**
 * Adds the problems that an error reports to others.
 *
 * @throws any error that is not a ContentError
 */
export function collect(error: unknown, problems: Problem[]): void {
  if (!(error instanceof ContentError)) throw error;
  problems.push(...error.problems);
}
