import type {Options} from 'minisearch';
import {tokenize, toTerms} from './terms';

/** One section of a page, as it is indexed. */
export type Section = {
  /** The address with the section's anchor; unique. */
  readonly id: string;
  /** The names of the categories above the page, then the page's own. */
  readonly page: string;
  readonly title: string;
  /** The title as it is indexed: with the endpoint, if there is one. */
  readonly heading: string;
  /** `PUT /app/{app_id}`, for the introduction of an operation. */
  readonly endpoint?: string | undefined;
  readonly text: string;
  /** Requests, programs and examples. They are indexed, but not stored because results do not show them. */
  readonly code: string;
  /** Its rank among sections that have the same words. */
  readonly weight: number;
};

/** The options with which the index is built and loaded. Both sides must use the same ones. */
export const INDEX_OPTIONS: Options<Section> = {
  fields: ['heading', 'page', 'text', 'code'],
  storeFields: ['page', 'title', 'endpoint', 'text', 'weight'],
  tokenize,
  processTerm: toTerms,
};
