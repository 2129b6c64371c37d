/** A code block that nothing can run or parse. */
export type Exception = {
  readonly file: string;
  readonly language: string;
  /** The block's first line. */
  readonly firstLine: string;
  /** Why the block is excused; printed with every check. */
  readonly reason: string;
};

/** All exceptions. The check fails for an exception whose block no longer exists. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'docs/gpu-tiers.mdx',
    language: 'text',
    firstLine: 'weights = parameters × bytes',
    reason: 'a formula in words',
  },
  {
    file: 'api/intro.mdx',
    language: 'text',
    firstLine: 'https://api.rungen.ai',
    reason: 'an address alone',
  },
];

/** A JSON block that is not a body of the contract. */
type ExcusedJson = {
  readonly file: string;
  /** Text that only this block contains. */
  readonly holds: string;
  readonly reason: string;
};

/** All JSON blocks that intentionally match no schema of the contract. */
export const EXCUSED_JSON: readonly ExcusedJson[] = [];
