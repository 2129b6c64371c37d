import {ContentError, nearestName} from '../../problems';
import type {Tag, Tags} from '../../content';
import {writeErrorCatalogue} from './errors';
import {listOperations, type Operation} from './contract';
import {LIFECYCLES, writeLifecycle} from './lifecycle';
import {blocks, code} from '../../content';
import {memoryTable} from './gpuMemory';
import {drawRequest} from './requests';
import {writeMethod, writeOperation, writeRequest, type OperationSite} from './operation';
import {FACT_TABLES, linkTo, operationsTable, stateTable} from './tables';

/**
 * The tags that draw parts of the contract.
 *
 * @param site the contract and what its parts link to
 */
export function referenceTags(site: OperationSite): Tags {
  const {contract} = site;
  const operations = listOperations(contract);
  const states = [
    ...Object.entries(contract.components.schemas),
    ...Object.entries(contract['x-enumerations']),
  ].flatMap(([name, schema]) => (schema['x-enum-meanings'] ? [name] : []));
  return {
    Operation: {
      attributes: [],
      write: (tag) => writeOperation(find(tag, operationOf(tag), operations), site),
    },
    Request: {
      attributes: ['operation', 'example', 'ticked', 'picture'],
      write: (tag) => {
        const operation = find(tag, tag.attributes.operation ?? '', operations);
        const {example} = tag.attributes;
        const examples = operation.requestBody?.content['application/json']?.examples ?? {};
        if (example !== undefined) choose(tag, 'example', example, Object.keys(examples));
        const ticked = tag.attributes.ticked?.split(' ') ?? [];
        const optional = drawRequest(operation, contract.components.schemas, example).optional;
        for (const id of ticked)
          choose(
            tag,
            'ticked',
            id,
            optional.map((it) => it.id),
          );
        const {picture} = tag.attributes;
        return writeRequest(operation, site, {
          exampleName: example,
          ticked,
          ...(picture !== undefined && {picture: site.picture(picture)}),
        });
      },
    },
    FactTable: {
      attributes: ['of'],
      write: (tag) => {
        const name = choose(tag, 'of', tag.attributes.of ?? '', Object.keys(FACT_TABLES));
        return FACT_TABLES[name]?.(site) ?? '';
      },
    },
    StateTable: {
      attributes: ['of'],
      write: (tag) => stateTable(site, choose(tag, 'of', tag.attributes.of ?? '', states)),
    },
    OperationsTable: {attributes: [], write: () => operationsTable(site)},
    OperationsList: {attributes: [], write: () => operationsList(operations, site)},
    ErrorCatalogue: {attributes: [], write: () => writeErrorCatalogue(site)},
    Lifecycle: {
      attributes: ['of'],
      write: (tag) =>
        writeLifecycle(site, choose(tag, 'of', tag.attributes.of ?? '', Object.keys(LIFECYCLES))),
    },
    GpuMemory: {attributes: [], write: memoryTable},
  };
}

const operationOf = ({frontMatter: {operation}}: Tag): string =>
  typeof operation === 'string' ? operation : '';

/** A list of links to the operations, in the groups of the contract. */
function operationsList(operations: readonly Operation[], site: OperationSite): string {
  const groups = [...new Set(operations.map(({tags: [tag]}) => tag))];
  const lines = (group: string): string[] =>
    operations
      .filter(({tags: [tag]}) => tag === group)
      .map((it) => `- ${writeMethod(it)} ${linkTo(it, site)} ${code(it.path)}`);
  return blocks(
    '<div className="operations">',
    ...groups.map((group) => blocks('<div>', `### ${group}`, lines(group).join('\n'), '</div>')),
    '</div>',
  );
}

function find({place}: Tag, id: string, operations: readonly Operation[]): Operation {
  const operation = operations.find(({operationId}) => operationId === id);
  if (operation) return operation;
  const problem = `names the operation "${id}", which the contract does not have`;
  const ids = operations.map(({operationId}) => operationId);
  const nearest = nearestName(id, ids);
  const fix = `${nearest === undefined ? '' : `did you mean "${nearest}"? `}There are ${ids.join(', ')}`;
  throw new ContentError([{place, problem, fix}]);
}

/** @returns the value, if it is one of those that exist */
function choose({place}: Tag, attribute: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const problem = `has ${attribute}="${value}", which the contract does not have`;
  throw new ContentError([{place, problem, fix: `write one of ${known.join(', ')}`}]);
}
