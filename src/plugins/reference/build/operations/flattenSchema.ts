import type {ContractNode} from './ContractNode';
import {nearestName} from '../../../problems';
import type {ProblemList} from './ProblemList';

/** Keywords with rules that no field list can show. A contract that uses one says so in words instead. */
const UNSUPPORTED = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  '$dynamicRef',
] as const;

/**
 * Takes a schema apart into the places that describe it together: itself, what its `$ref` leads to, the
 * members of `allOf`, and the other member of a union with null.
 *
 * @param schema a place in the contract that holds a schema
 * @param problems takes every reference that leads nowhere and every keyword that cannot be drawn
 * @returns the parts, the outermost first, so that the first text found is the most special one
 */
export function flattenSchema(schema: ContractNode, problems: ProblemList): ContractNode[] {
  return collectParts(schema, problems, []);
}

function collectParts(
  node: ContractNode,
  problems: ProblemList,
  above: readonly string[],
): ContractNode[] {
  if (above.includes(node.pointer)) {
    problems.add(
      node,
      'is made of itself',
      'break the circle: a schema cannot be a part of itself',
    );
    return [];
  }
  checkKeywords(node, problems);
  const below = [...above, node.pointer];
  const alternatives = listAlternatives(node);
  const members = [
    ...followReference(node, problems),
    ...(node.get('allOf')?.items() ?? []),
    ...(alternatives.length === 1 ? alternatives : []),
  ];
  return [node, ...members.flatMap((member) => collectParts(member, problems, below))];
}

/**
 * Lists the forms a value can take.
 *
 * @param node one part of a schema
 * @returns the members of `oneOf` or `anyOf`, without the one that stands for null
 */
export function listAlternatives(node: ContractNode): ContractNode[] {
  const members = (node.get('oneOf') ?? node.get('anyOf'))?.items() ?? [];
  return members.filter((member) => !isNull(member));
}

/** Whether one of the forms of this part is null. */
export function hasNullAlternative(node: ContractNode): boolean {
  return ((node.get('oneOf') ?? node.get('anyOf'))?.items() ?? []).some(isNull);
}

function isNull(node: ContractNode): boolean {
  return node.text('type') === 'null';
}

function followReference(node: ContractNode, problems: ProblemList): ContractNode[] {
  const reference = node.text('$ref');
  if (reference === undefined) return [];
  const target = node.at(reference);
  if (target) return [target];
  const folder = reference.slice(0, reference.lastIndexOf('/'));
  const names = (node.at(folder)?.entries() ?? []).map(([name]) => `${folder}/${name}`);
  const nearest = nearestName(reference, names);
  problems.add(
    node,
    `leads to "${reference}", which the contract does not have`,
    nearest ? `did you mean "${nearest}"?` : 'describe that schema, or point to another',
  );
  return [];
}

function checkKeywords(node: ContractNode, problems: ProblemList): void {
  for (const keyword of UNSUPPORTED) {
    const found = node.get(keyword);
    if (found) {
      problems.add(
        found,
        `uses "${keyword}", which the reference cannot draw`,
        'say the rule in the description instead',
      );
    }
  }
}
