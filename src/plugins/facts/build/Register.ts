/** The numbers, dates, hosts and headers that pages name and the contract does not hold. */
export const FACTS = 'contract/facts.yaml';

/** The sentences about money, loss, safety, rights and repeats. */
export const CLAIMS = 'contract/claims.yaml';

/** What both registers say of an entry. */
type Entry = {
  readonly id: string;
  /** The short names of `contract/sources.yaml` where it comes from. */
  readonly sources: readonly string[];
  /** `file:line:col` of the entry. */
  readonly place: string;
};

/** A quantity, a date, a host or a header. */
export type Fact = Entry & {
  /** As pages show it: the value and its unit. */
  readonly text: string;
};

/** A statement, word by word. */
export type Claim = Entry & {
  /** Markdown of one paragraph. */
  readonly text: string;
  /** Files that no tag reaches and that hold the same words. */
  readonly also: readonly string[];
};

/** What a page can place by id, or say in the same words. */
export type Register = {
  readonly facts: readonly Fact[];
  readonly claims: readonly Claim[];
};
