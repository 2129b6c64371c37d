import {buildShape} from './buildShape';
import type {ContractNode} from './ContractNode';
import type {Field, Operation, Shape} from './Operation';
import type {ProblemList} from './ProblemList';

const CONTENT_TYPE: Shape = {
  type: 'string',
  description: 'The format of the body.',
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  default: undefined,
  exampleValue: undefined,
  constant: 'application/json',
  example: undefined,
  limits: [],
  values: [],
  fields: [],
  variants: [],
  acceptsOtherFields: false,
  repeats: undefined,
};

type Source = {
  readonly root: ContractNode;
  readonly item: ContractNode;
  readonly node: ContractNode;
  readonly hasBody: boolean;
};

type Parameters = Pick<Operation, 'headers' | 'pathParameters' | 'queryParameters'>;

/**
 * Collects what a request sends in addition to its body: the key, the content type, and the parameters of the
 * path and of the operation. The operation's own parameters override those of the path.
 *
 * @param source the document, the path, the operation, and whether it takes a body
 * @param problems receives parameters without a description
 */
export function buildParameters(source: Source, problems: ProblemList): Parameters {
  const {item, node, hasBody} = source;
  const own = listParameters(node);
  const inherited = listParameters(item).filter(
    (parameter) => !own.some((other) => keyOf(other) === keyOf(parameter)),
  );
  const ofKind = (kind: string): Field[] =>
    [...inherited, ...own]
      .filter((parameter) => parameter.text('in') === kind)
      .map((parameter) => buildParameter(parameter, kind, problems));
  const contentType = {
    id: 'header.content-type',
    name: 'Content-Type',
    isRequired: true,
    pointers: [],
    shape: CONTENT_TYPE,
  };
  return {
    headers: [...buildKeys(source), ...(hasBody ? [contentType] : []), ...ofKind('header')],
    pathParameters: ofKind('path'),
    queryParameters: ofKind('query'),
  };
}

function listParameters(owner: ContractNode): ContractNode[] {
  return (owner.get('parameters')?.items() ?? []).flatMap((parameter) => parameter.target() ?? []);
}

function keyOf(parameter: ContractNode): string {
  return `${parameter.text('in') ?? ''} ${parameter.text('name') ?? ''}`;
}

function buildParameter(parameter: ContractNode, kind: string, problems: ProblemList): Field {
  const name = parameter.text('name') ?? '';
  const id = `${kind}.${kind === 'header' ? name.toLowerCase() : name}`;
  const schema = parameter.get('schema');
  const shape = buildShape(schema ? [schema] : [], id, {problems, above: new Map()});
  const description = parameter.text('description') ?? shape.description;
  if (description === undefined) {
    problems.add(
      parameter,
      `defines the ${kind} parameter "${name}" without a description`,
      'add a description that says what it is for',
    );
  }
  return {
    id,
    name,
    isRequired: parameter.isTrue('required'),
    pointers: [parameter.pointer],
    shape: {...shape, description, isDeprecated: parameter.isTrue('deprecated')},
  };
}

/** The headers that the security schemes of an operation require. */
function buildKeys({root, node}: Source): Field[] {
  const needs = (node.get('security') ?? root.get('security'))?.items() ?? [];
  const schemes = root.get('components')?.get('securitySchemes');
  return needs
    .flatMap((need) => need.entries().flatMap(([name]) => schemes?.get(name)?.target() ?? []))
    .filter((scheme) => scheme.text('type') === 'apiKey' && scheme.text('in') === 'header')
    .map((scheme) => {
      const name = scheme.text('name') ?? '';
      return {
        id: `header.${name.toLowerCase()}`,
        name,
        isRequired: true,
        pointers: [scheme.pointer],
        shape: {...CONTENT_TYPE, constant: undefined, description: scheme.text('description')},
      };
    });
}
