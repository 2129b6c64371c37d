import {inspect} from 'node:util';

/** One mistake in a file a writer owns. */
export type Problem = {
  /** `file:line:col`, as far as known, the file relative to the site's folder. */
  readonly place: string;
  /** What is wrong there, quoting the writer's words. */
  readonly problem: string;
  /** What to do about it. */
  readonly fix: string;
};

/**
 * A mistake in content, told to the person who can fix it. Its stack is its message, because a trace
 * through our own code helps no writer.
 */
export class ContentError extends Error {
  /** Not enumerable: printing an error lists its enumerable properties, which would tell everything twice. */
  declare readonly problems: readonly Problem[];

  /** @param problems every mistake found, in the order of the files */
  constructor(problems: readonly Problem[]) {
    super(problems.map(({place, problem, fix}) => `${place} ${problem}\n  Fix: ${fix}`).join('\n'));
    Object.defineProperty(this, 'name', {value: 'ContentError', enumerable: false});
    Object.defineProperty(this, 'problems', {value: problems, enumerable: false});
    this.stack = this.message;
  }

  /** Node.js would put brackets around an error without a trace when it prints one. */
  public [inspect.custom](): string {
    return this.message;
  }
}
