import type {Hit} from './Findings';

/** One section of a page, as it is indexed. */
export type Section = Omit<Hit, 'excerpt'> & {
  readonly text: string;
  /** Samples and examples. They are indexed, but not stored in the index because they are not shown. */
  readonly code: string;
};
