import type {Table} from 'mdast';
import type {Contract} from '../contract/readContract';

/** What tables of facts are drawn from. */
export type FactSources = {
  readonly contract: Contract;
  /** The interface of OpenAI clients. */
  readonly openAi: Contract;
  /** The address of each operation's page. */
  readonly pages: ReadonlyMap<string, string>;
};

/** Draws one table. */
export type FactTable = (sources: FactSources) => Table;
