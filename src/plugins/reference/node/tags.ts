import {blocks, code, type Tags} from '../../content';
import {writePicture} from '../../mock-server';
import {choose, ContentError} from '../../problems';
import {jsonOf, listOperations, type Operation} from '../../../openapi';
import {writeErrorCatalogue} from './errors';
import {writeMethod, writeOperation, writeRequest} from './operation';
import {drawRequest} from './requests';
import {factTables, linkOf, writeLifecycle, type Site} from './tables';

/**
 * The tags that draw parts of the contract.
 *
 * @param site the contract and what its parts link to
 */
export function referenceTags(site: Site): Tags {
  const operations = new Map(listOperations(site.contract).map((it) => [it.operationId, it]));
  const {schemas} = site.contract.components;
  const lives = Object.keys(schemas).filter((name) => schemas[name]?.['x-transitions']);
  return {
    Operation: {
      attributes: [],
      write: ({frontMatter: {operation: id, title}, place}) => {
        const operation = choose(operations, 'operation', String(id), place);
        if (title === operation.summary) return writeOperation(operation, site);
        const problem = `has the title "${String(title)}", but the contract calls the operation "${operation.summary}"`;
        const fix = 'give the title and the "summary" the same words';
        throw new ContentError([{place, problem, fix}]);
      },
    },
    Request: {
      attributes: ['operation', 'example', 'ticked', 'picture'],
      write: ({attributes: {operation: id, example, ticked, picture}, place}) => {
        const operation = choose(operations, 'operation', id, place);
        const examples = jsonOf(operation.requestBody)?.examples ?? {};
        if (example !== undefined) {
          choose(new Map(Object.entries(examples)), 'example', example, place);
        }
        const optional = new Map(drawRequest(operation, example).optional.map((it) => [it.id, it]));
        const ids = ticked?.split(' ') ?? [];
        for (const field of ids) choose(optional, 'ticked', field, place);
        return writeRequest(operation, {
          exampleName: example,
          ticked: ids,
          // As it grows out of the night.
          picture:
            picture && writePicture(`${picture}, night`, 'night') + writePicture(picture, 'drawn'),
        });
      },
    },
    Lifecycle: {
      attributes: ['of'],
      write: ({attributes: {of}, place}) =>
        writeLifecycle(choose(new Map(lives.map((name) => [name, name])), 'of', of, place), site),
    },
    FactTable: {
      attributes: ['of'],
      write: ({attributes: {of}, place}) => choose(factTables(site), 'of', of, place),
    },
    OperationsList: {attributes: [], write: () => operationsList([...operations.values()], site)},
    ErrorCatalogue: {attributes: [], write: () => writeErrorCatalogue(site)},
  };
}

/** Writes a list of links to the operations, in the groups of the contract. */
function operationsList(operations: readonly Operation[], site: Site): string {
  const groups = [...new Set(operations.map(({tags: [tag]}) => tag))].map((group) => {
    const own = operations.filter(({tags: [tag]}) => tag === group);
    const lines = own.map((it) => `- ${writeMethod(it)} ${linkOf(it, site)} ${code(it.path)}`);
    return blocks('<div>', `### ${group}`, lines.join('\n'), '</div>');
  });
  return blocks('<div className="operations">', ...groups, '</div>');
}
