/** Code blocks that nothing can run or parse. */
export type Exception = {
  readonly file: string;
  readonly language: string;
  /** The block's first line. */
  readonly firstLine: string;
  /** Why; printed with every check. */
  readonly reason: string;
};

/** Every exception. One that no page needs any more fails the check. */
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

/** A JSON block that is no body of the contract. */
type ExcusedJson = {
  readonly file: string;
  /** What only this block holds. */
  readonly holds: string;
  readonly reason: string;
};

/** Every JSON block that fits no schema of the contract on purpose. */
export const EXCUSED_JSON: readonly ExcusedJson[] = [];
