import {
  findJson,
  listOperations,
  readStatuses,
  type Operation,
  type Schema,
} from '../../../contract/openapi';
import {blocks, code, type Components} from '../../../content/mdx';
import {renderPicture, WIDE_INPUT} from '../../console';
import {choose, ContentError} from '../../../files';
import {linkOperation, type ReferenceContext} from './context';
import {buildRequest, listRequestParts} from '../../../contract/requests';
import {renderErrorCatalogue} from './errors';
import {renderLifecycle} from './lifecycle';
import {renderMethod, renderOperation, renderRequest} from './operation';
import {renderTables} from './tables';

/** The components that render parts of the contract. */
export function referenceComponents(context: ReferenceContext): Components {
  const all = listOperations(context.contract);
  const operations = new Map(all.map((operation) => [operation.operationId, operation]));
  const findOperation = (id: string | undefined, location: string): Operation =>
    choose(operations, {attribute: 'operation', value: id, location});
  const {schemas} = context.contract.components;
  const schemasByName = new Map(Object.entries(schemas));
  const lifeCycles = Object.keys(schemas).filter((name) => schemas[name]?.['x-transitions']);
  return {
    Operation: {
      attributes: [],
      render: ({frontMatter: {operation: id, title}, location}) => {
        const operation = findOperation(String(id), location);
        checkTitle(title, operation, location);
        return renderOperation(operation, context);
      },
    },
    Request: {
      attributes: ['operation', 'example', 'ticked', 'picture'],
      render: ({attributes: {operation: id, example, ticked = '', picture}, location}) => {
        const operation = findOperation(id, location);
        const fields = ticked.split(' ').filter(Boolean);
        checkRequest(operation, example, fields, location);
        return renderRequest(operation, {
          exampleName: example,
          ticked: fields,
          picture:
            picture === undefined ? undefined : renderPicture({...WIDE_INPUT, prompt: picture}),
        });
      },
    },
    Lifecycle: {
      attributes: ['of'],
      render: ({attributes: {of}, location}) => {
        const names = new Map(lifeCycles.map((name) => [name, name]));
        return renderLifecycle(choose(names, {attribute: 'of', value: of, location}), context);
      },
    },
    FactTable: {
      attributes: ['of'],
      render: ({attributes: {of}, location}) =>
        choose(renderTables(context), {attribute: 'of', value: of, location}),
    },
    Body: {
      attributes: ['operation'],
      inline: true,
      render: ({attributes: {operation: id}, location}) => renderBody(findOperation(id, location)),
    },
    Values: {
      attributes: ['of', 'show'],
      inline: true,
      render: ({attributes: {of, show}, location}) =>
        renderValueNames(choose(schemasByName, {attribute: 'of', value: of, location}), show),
    },
    OperationsList: {attributes: [], render: () => renderOperationsList(all, context)},
    ErrorCatalogue: {attributes: [], render: () => renderErrorCatalogue(context)},
  };
}

/** @throws ContentError when a page and the contract name an operation differently */
function checkTitle(title: unknown, {summary}: Operation, location: string): void {
  if (title === summary) return;
  const problem = `has the title "${String(title)}", but the contract calls the operation "${summary}"`;
  const fix = 'give the title and the "summary" the same words';
  throw new ContentError([{location, problem, fix}]);
}

/** @throws ContentError for an example or an optional field that a request does not have */
function checkRequest(
  operation: Operation,
  example: string | undefined,
  ticked: readonly string[],
  location: string,
): void {
  if (example !== undefined) {
    const examples = findJson(operation.requestBody)?.examples ?? {};
    choose(new Map(Object.entries(examples)), {attribute: 'example', value: example, location});
  }
  const parts = listRequestParts(buildRequest(operation, example));
  const optional = parts.filter(({presence}) => presence !== 'always');
  const known = new Map(optional.map((part) => [part.id, part]));
  for (const id of ticked) choose(known, {attribute: 'ticked', value: id, location});
}

/** Renders the body of a request on one line: its first example. */
function renderBody({requestBody}: Operation): string {
  const [example] = Object.values(findJson(requestBody)?.examples ?? {});
  return code(JSON.stringify(example?.value));
}

/** Lists the values of an enumeration in a sentence; with `final`, the states that end a wait. */
function renderValueNames(schema: Schema, show: string | undefined): string {
  const statuses = readStatuses(schema);
  const isShown = (name: string) => show !== 'final' || statuses[name]?.outcome !== undefined;
  const names = (schema.enum ?? []).map(String).filter(isShown);
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(names.map(code));
}

/** Renders a list of links to the operations, in the groups of the contract. */
function renderOperationsList(operations: readonly Operation[], context: ReferenceContext): string {
  const groups = new Map<string, string[]>();
  for (const operation of operations) {
    const [group] = operation.tags;
    const lines = groups.get(group) ?? [];
    const link = linkOperation(operation, context);
    lines.push(`- ${renderMethod(operation)} ${link} ${code(operation.path)}`);
    groups.set(group, lines);
  }
  const lists = [...groups].map(([group, lines]) => {
    return blocks('<div>', `### ${group}`, lines.join('\n'), '</div>');
  });
  return blocks('<div className="operations">', ...lists, '</div>');
}
