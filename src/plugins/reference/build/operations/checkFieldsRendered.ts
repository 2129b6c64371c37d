import type {Problem} from '../../../problems';
import {ContractNode} from './ContractNode';
import type {Field, Operation, Shape} from './Operation';

/** Keys whose values are data: what looks like a schema inside them is not one. */
const DATA = ['example', 'examples', 'default', 'enum', 'const'];

/**
 * Finds what the contract describes and no page shows. It traverses the contract independently of the rendering, so
 * that it also finds fields that the rendering loses, not only fields that no operation uses.
 *
 * @param document the contract
 * @param drawn each operation with the anchors on its page
 * @param placeOf turns a JSON pointer into `file:line:col`
 * @returns each field and parameter without an anchor on any page
 */
export function checkFieldsRendered(
  document: unknown,
  drawn: readonly {readonly operation: Operation; readonly anchors: readonly string[]}[],
  placeOf: (pointer: string) => string,
): Problem[] {
  const shown = new Set(
    drawn.flatMap(({operation, anchors}) =>
      listFields(operation)
        .filter(({id}) => anchors.includes(id))
        .flatMap(({pointers}) => pointers),
    ),
  );
  return listDescribed(new ContractNode(document, document))
    .filter(({node}) => !shown.has(node.pointer))
    .map(({node, name}) => ({
      place: placeOf(node.pointer),
      problem: `describes "${name}", which no page shows`,
      fix: 'use it in an operation that has a page, or take it out',
    }));
}

/**
 * Lists every field of an operation, nested ones included.
 *
 * @param operation from `buildOperations`
 */
export function listFields(operation: Operation): Field[] {
  const {headers, pathParameters, queryParameters, body, answers, errors} = operation;
  const shapes = [
    body?.shape,
    operation.errorBody,
    operation.otherAnswer?.shape,
    ...[...answers, ...errors].map(({shape}) => shape),
  ];
  const inside = shapes.flatMap((shape) => (shape ? fieldsOf(shape) : []));
  return [...headers, ...pathParameters, ...queryParameters, ...inside];
}

function fieldsOf({fields, variants}: Shape): Field[] {
  const nested = fields.flatMap((field) => [field, ...fieldsOf(field.shape)]);
  return [...nested, ...variants.flatMap(({shape}) => fieldsOf(shape))];
}

type Described = {readonly node: ContractNode; readonly name: string};

function listDescribed(node: ContractNode): Described[] {
  const named = node.entries().filter(([key]) => !DATA.includes(key) && !key.startsWith('x-'));
  const here = named.flatMap(([key, child]): Described[] => {
    if (key === 'properties') return child.entries().map(([name, field]) => ({name, node: field}));
    return isParameter(child) ? [{name: child.text('name') ?? key, node: child}] : [];
  });
  const below = [...named.map(([, child]) => child), ...node.items()];
  const listed = node.items().filter(isParameter);
  return [
    ...here,
    ...listed.map((child) => ({name: child.text('name') ?? '', node: child})),
    ...below.flatMap(listDescribed),
  ];
}

function isParameter(node: ContractNode): boolean {
  const kind = node.text('in');
  return kind !== undefined && node.text('name') !== undefined;
}
