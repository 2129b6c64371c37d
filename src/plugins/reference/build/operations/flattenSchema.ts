import type {ContractNode} from './ContractNode';
import {nearestName} from '../../../problems';
import type {ProblemList} from './ProblemList';

/** Keywords whose rules a list of fields cannot show. A contract has to describe such a rule in words instead. */
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
 * Splits a schema into the nodes that describe it together: itself, the target of its `$ref`, the
 * members of `allOf`, and the other member of a union with null.
 *
 * @param schema a node of the contract that holds a schema
 * @param problems receives every reference without a target and every keyword that cannot be rendered
 * @returns the parts, the outermost first, so that the first text found is the most specific one
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
      'is composed of itself',
      'break the cycle: a schema cannot be a part of itself',
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
 * Lists the forms that a value can have.
 *
 * @param node one part of a schema
 * @returns the members of `oneOf` or `anyOf`, without the null type
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
        'describe the rule in the description instead',
      );
    }
  }
}
