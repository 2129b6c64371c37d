import type {Table} from 'mdast';
import type {Contract} from '../contract/readContract';

/** The sources of the tables of facts. */
export type FactSources = {
  readonly contract: Contract;
  /** The contract of the OpenAI-compatible interface. */
  readonly openAi: Contract;
  /** The path of each operation's page, by the operation's id. */
  readonly pages: ReadonlyMap<string, string>;
};

/** Builds one table. */
export type FactTable = (sources: FactSources) => Table;
