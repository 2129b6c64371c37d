import {inspect} from 'node:util';

/** One mistake in a file that a writer owns. */
export type Problem = {
  /** `file:line:col`, as far as known, with the file relative to the site's folder. */
  readonly place: string;
  /** What is wrong there, quoting what the writer wrote. */
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
  /** Whether a build goes on in spite of it. Tests fail. */
  readonly isWarning?: true;
};

/** Reports mistakes in content to the person who can fix them: a stack trace of our own code would not help a writer. */
export class ContentError extends Error {
  public override readonly name = 'ContentError';

  /** @param problems every mistake found, in the order of the files */
  constructor(public readonly problems: readonly Problem[]) {
    super(problems.map(({place, problem, fix}) => `${place} ${problem}\n  Fix: ${fix}`).join('\n'));
    this.stack = this.message;
  }

  /** Prints the message only. Node.js would add the problems, and brackets. */
  public [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Adds the mistakes that an error reports to others.
 *
 * @throws any error that is not a ContentError
 */
export function collect(error: unknown, problems: Problem[]): void {
  if (!(error instanceof ContentError)) throw error;
  problems.push(...error.problems);
}
