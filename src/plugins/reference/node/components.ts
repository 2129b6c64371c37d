import {
  findJson,
  listOperations,
  readStatuses,
  type Operation,
  type Schema,
} from '../../../contract/openapi';
import {blocks, choose, code, type Components, type Usage} from '../../../content/mdx';
import {renderPicture, WIDE_INPUT} from '../../console';
import {linkOperation, type ReferenceContext} from './context';
import {buildRequest, listRequestParts} from '../../../contract/requests';
import {renderErrorCatalogue} from './errors';
import {renderLifecycles} from './lifecycle';
import {renderMethod, renderOperation, renderRequest} from './operation';
import {renderTables} from './tables';

/** The components that render parts of the contract. */
export function referenceComponents(context: ReferenceContext): Components {
  const all = listOperations(context.contract);
  const operations = Object.fromEntries(all.map((one) => [one.operationId, one]));
  const bodies = renderBodies(all);
  const lifecycles = renderLifecycles(context);
  const {schemas} = context.contract.components;
  const enumerations = Object.fromEntries(
    Object.entries(schemas).filter(([, schema]) => schema.enum),
  );
  return {
    Operation: {
      attributes: [],
      render: ({frontMatter: {operation: id}, location}) => {
        const named = {attributes: {operation: String(id)}, location};
        return renderOperation(choose(named, 'operation', operations), context);
      },
    },
    Request: {
      attributes: ['operation', 'example', 'ticked', 'picture'],
      render: (usage) => {
        const {example, ticked = '', picture} = usage.attributes;
        const operation = choose(usage, 'operation', operations);
        const fields = ticked.split(' ').filter(Boolean);
        checkRequest(operation, fields, usage);
        return renderRequest(operation, {
          exampleName: example,
          ticked: fields,
          ...(picture !== undefined && {picture: renderPicture({...WIDE_INPUT, prompt: picture})}),
        });
      },
    },
    Lifecycle: {
      attributes: ['of'],
      render: (usage) => choose(usage, 'of', lifecycles, 'the drawings'),
    },
    FactTable: {
      attributes: ['of'],
      render: (usage) => choose(usage, 'of', renderTables(context)),
    },
    Body: {
      attributes: ['operation'],
      inline: true,
      render: (usage) => choose(usage, 'operation', bodies),
    },
    Values: {
      attributes: ['of', 'show'],
      inline: true,
      render: (usage) => renderValueNames(choose(usage, 'of', enumerations), usage),
    },
    OperationsList: {attributes: [], render: () => renderOperationsList(all, context)},
    ErrorCatalogue: {attributes: [], render: () => renderErrorCatalogue(context)},
  };
}

/** @throws ContentError for an example or an optional field that a request does not have */
function checkRequest(operation: Operation, ticked: readonly string[], usage: Usage) {
  const {attributes, location} = usage;
  const examples = findJson(operation.requestBody)?.examples ?? {};
  if (attributes.example !== undefined) choose(usage, 'example', examples);
  const parts = listRequestParts(buildRequest(operation, attributes.example));
  const optional = parts.filter(({presence}) => presence !== 'always');
  const known = Object.fromEntries(optional.map((part) => [part.id, part]));
  for (const id of ticked) choose({attributes: {ticked: id}, location}, 'ticked', known);
}

/** Renders the bodies of requests, each on one line, by their operations: their first examples. */
function renderBodies(operations: readonly Operation[]): Readonly<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const {operationId, requestBody} of operations) {
    const [example] = Object.values(findJson(requestBody)?.examples ?? {});
    if (example) bodies[operationId] = code(JSON.stringify(example.value));
  }
  return bodies;
}

/** Lists the values of an enumeration in a sentence; with `show="final"`, the states that end a wait. */
function renderValueNames(schema: Schema, usage: Usage): string {
  const {show} = usage.attributes;
  const isFinal = show !== undefined && choose(usage, 'show', {final: true}, '<Values>');
  const statuses = readStatuses(schema);
  const isShown = (name: string) => !isFinal || statuses[name]?.outcome !== undefined;
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
