/** The numbers, dates, hosts and headers that pages name and the contract does not contain. */
export const FACTS = 'contract/facts.yaml';

/** The sentences about money, loss, safety, rights and repeats. */
export const CLAIMS = 'contract/claims.yaml';

/** The properties that the entries of both registers have. */
type Entry = {
  readonly id: string;
  /** Where it comes from: ids of `contract/sources.yaml`. */
  readonly sources: readonly string[];
  /** `file:line:col` of the entry. */
  readonly place: string;
};

/** A quantity, a date, a host or a header. */
export type Fact = Entry & {
  /** As pages show it: the value and its unit. */
  readonly text: string;
};

/** A statement with its exact words. */
export type Claim = Entry & {
  /** Markdown of one paragraph. */
  readonly text: string;
  /** Files that cannot use tags and contain the same words. */
  readonly also: readonly string[];
};

/** What a page can place by id, or repeat word for word. */
export type Register = {
  readonly facts: readonly Fact[];
  readonly claims: readonly Claim[];
};
