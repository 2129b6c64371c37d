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

/**
 * Reports mistakes in content to the person who can fix them. Its stack is its message, because a stack trace
 * through our own code does not help a writer.
 */
export class ContentError extends Error {
  /** Not enumerable: printing an error lists its enumerable properties, which would repeat the whole message. */
  declare readonly problems: readonly Problem[];

  /** @param problems every mistake found, in the order of the files */
  constructor(problems: readonly Problem[]) {
    super(problems.map(({place, problem, fix}) => `${place} ${problem}\n  Fix: ${fix}`).join('\n'));
    Object.defineProperty(this, 'name', {value: 'ContentError', enumerable: false});
    Object.defineProperty(this, 'problems', {value: problems, enumerable: false});
    this.stack = this.message;
  }

  /** Prints the message only. Node.js would otherwise put brackets around an error without a stack trace. */
  public [inspect.custom](): string {
    return this.message;
  }
}
