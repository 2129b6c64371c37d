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
 * A mistake in content, told to the person who can mend it. Its stack is its message, because a trace
 * through our own code helps no writer.
 */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  /** @param problems every mistake found, in the order of the files */
  constructor(problems: readonly Problem[]) {
    super(problems.map(({place, problem, fix}) => `${place} ${problem}\n  fix: ${fix}`).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
    this.stack = this.message;
  }
}
