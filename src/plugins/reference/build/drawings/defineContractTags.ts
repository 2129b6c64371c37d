import type {RootContent} from 'mdast';
import {ContentError} from '../../../problems';
import type {Contract} from '../contract/readContract';
import type {Tag, TagDefinition} from '../../../page-tags';
import {FACT_TABLES} from '../facts/factTables';
import {buildErrorCatalogue} from './buildErrorCatalogue';
import {buildLifecycle} from './buildLifecycle';
import {buildOperationsList} from './buildOperationsList';
import {buildOperationsTable} from './buildOperationsTable';
import {buildStateTable} from './buildStateTable';
import {LIFECYCLE_PLANS} from './lifecyclePlans';
import {listErrors} from './listErrors';
import {listOperations} from './listOperations';
import {listEnumerations, readStates} from './readStates';

/** The sources of the tags' content. */
type ContractSources = {
  readonly contract: Contract;
  /** The contract of the OpenAI-compatible interface. */
  readonly openAi: Contract;
  /** The path of each operation's page, by the operation's id. */
  readonly pages: ReadonlyMap<string, string>;
  /** Returns the captured exchange of each given error, by the error's id. */
  readonly readExchanges: (ids: readonly string[]) => ReadonlyMap<string, string>;
};

/**
 * @param sources the contract and what belongs to it
 * @returns the tags for one page; each call numbers the ids of drawings from one
 */
export function defineContractTags(
  sources: ContractSources,
): Readonly<Record<string, TagDefinition>> {
  const {contract, pages, readExchanges} = sources;
  const used = new Map<string, number>();
  return {
    StateTable: {
      attributes: ['of'],
      expand: (tag) => {
        const name = choose('StateTable', tag, listEnumerations(contract));
        return [buildStateTable(readStates(contract, name), pages)];
      },
    },
    FactTable: {
      attributes: ['of'],
      expand: (tag) => {
        const name = choose('FactTable', tag, Object.keys(FACT_TABLES));
        return [FACT_TABLES[name]?.(sources)].filter((it) => it !== undefined);
      },
    },
    OperationsTable: {
      attributes: [],
      expand: () => [buildOperationsTable(listOperations(contract.document), pages)],
    },
    OperationsList: {
      attributes: [],
      expand: () => [buildOperationsList(listOperations(contract.document), pages)],
    },
    ErrorCatalogue: {
      attributes: [],
      expand: (): RootContent[] => {
        const errors = listErrors(contract);
        return buildErrorCatalogue(errors, readExchanges(errors.map(({id}) => id)), pages);
      },
    },
    Lifecycle: {
      attributes: ['of'],
      expand: (tag) => {
        const name = choose('Lifecycle', tag, Object.keys(LIFECYCLE_PLANS));
        const plan = LIFECYCLE_PLANS[name];
        if (!plan) return [];
        const count = (used.get(name) ?? 0) + 1;
        used.set(name, count);
        const id = count === 1 ? `lifecycle-${name}` : `lifecycle-${name}-${count}`;
        return [buildLifecycle(id, plan, readStates(contract, plan.schema), pages)];
      },
    },
  };
}

function choose(tagName: string, {attributes, place}: Tag, known: readonly string[]): string {
  const name = attributes.of ?? '';
  if (known.includes(name)) return name;
  const problem =
    name === ''
      ? `<${tagName}> does not say what it shows`
      : `<${tagName}> asks for "${name}", which the contract does not have`;
  throw new ContentError([{place, problem, fix: `use of="..." with one of ${known.join(', ')}`}]);
}
