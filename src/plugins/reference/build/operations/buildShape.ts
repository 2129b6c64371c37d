import {buildVariants} from './buildVariants';
import type {ContractNode} from './ContractNode';
import {describeLimits} from './describeLimits';
import {describeType, readTypes} from './describeType';
import {flattenSchema, listAlternatives} from './flattenSchema';
import {nearestName} from '../../../problems';
import type {EnumValue, Field, Json, Shape} from './Operation';
import type {ProblemList} from './ProblemList';
import {readPatternExample} from './readPatternExample';

/** The context of a schema. */
type ShapeContext = {
  readonly problems: ProblemList;
  /** JSON pointers of the schemas that contain this one, each with the anchor where that schema is rendered. */
  readonly above: ReadonlyMap<string, string>;
};

/**
 * Converts a schema to what a page shows of it: `$ref` and `allOf` are merged, a schema that contains
 * itself stops at its first repetition, and an array gets the fields, forms, values and limits of its elements.
 *
 * @param schemas the nodes of the contract that describe the value together; usually one
 * @param id the anchor of the value, for example `body.configuration`
 * @param context the list of problems, and the schemas that contain this one
 */
export function buildShape(
  schemas: readonly ContractNode[],
  id: string,
  context: ShapeContext,
): Shape {
  const {problems} = context;
  const chain = schemas.flatMap(listIdentities);
  const parts = schemas.flatMap((schema) => flattenSchema(schema, problems));
  const repeats = chain.map((pointer) => context.above.get(pointer)).find(isText);
  const above = new Map([...context.above, ...chain.map((pointer) => [pointer, id] as const)]);
  const inside = repeats === undefined ? buildInside(parts, id, {problems, above}) : EMPTY;
  const {elements} = inside;
  const format = firstText(parts, 'format');
  return {
    type: describeType(readTypes(parts, problems), format, elements?.type, inside.variants.length),
    description: firstText(parts, 'description'),
    isDeprecated: parts.some((part) => part.isTrue('deprecated')),
    isReadOnly: parts.some((part) => part.isTrue('readOnly')),
    isWriteOnly: parts.some((part) => part.isTrue('writeOnly')),
    default: firstJson(parts, 'default'),
    exampleValue: readExample(parts),
    constant: firstJson(parts, 'const'),
    example: readPatternExample(parts, problems),
    limits: [...describeLimits(parts), ...(elements?.limits ?? []).map((limit) => `each ${limit}`)],
    values: [...buildValues(parts, id, problems), ...(elements?.values ?? [])],
    fields: [...inside.fields, ...(elements?.fields ?? [])],
    variants: [...inside.variants, ...(elements?.variants ?? [])],
    acceptsOtherFields: parts.some((part) => part.isTrue('additionalProperties')),
    repeats: repeats ?? elements?.repeats,
  };
}

type Inside = Pick<Shape, 'fields' | 'variants'> & {readonly elements: Shape | undefined};

const EMPTY: Inside = {fields: [], variants: [], elements: undefined};

function buildInside(parts: readonly ContractNode[], id: string, context: ShapeContext): Inside {
  const items = parts.flatMap((part) => part.get('items') ?? []);
  const fields = buildFields(parts, id, context);
  return {
    fields,
    variants: buildVariants(parts, id, fields, context.problems, (form, anchor) =>
      buildShape([form], anchor, context),
    ),
    elements: items.length > 0 ? buildShape(items, id, context) : undefined,
  };
}

function buildFields(parts: readonly ContractNode[], id: string, context: ShapeContext): Field[] {
  const required = parts.flatMap((part) => part.texts('required'));
  const named = parts.flatMap((part) => part.get('properties')?.entries() ?? []);
  const others = parts
    .flatMap((part) => part.get('additionalProperties') ?? [])
    .filter((part) => part.entries().length > 0);
  const names = [...new Set(named.map(([name]) => name))];
  checkRequired(parts, names, context.problems);
  const fields = names.map((name) => {
    const places = named.filter(([other]) => other === name).map(([, place]) => place);
    return buildField(
      {name, id: `${id}.${name}`, places, isRequired: required.includes(name)},
      context,
    );
  });
  if (others.length === 0) return fields;
  const other = {name: 'any other name', id: `${id}.*`, places: others, isRequired: false};
  return [...fields, buildField(other, context)];
}

type Place = Pick<Field, 'id' | 'name' | 'isRequired'> & {readonly places: readonly ContractNode[]};

function buildField({name, id, places, isRequired}: Place, context: ShapeContext): Field {
  const shape = buildShape(places, id, context);
  const [place] = places;
  if (place && shape.description === undefined) {
    context.problems.add(
      place,
      `defines the field "${name}" without a description`,
      'add a description that says what the field means',
    );
  }
  return {id, name, isRequired, pointers: places.map(({pointer}) => pointer), shape};
}

function checkRequired(
  parts: readonly ContractNode[],
  names: readonly string[],
  problems: ProblemList,
): void {
  // The required field may be defined in a form of oneOf or anyOf.
  if (parts.some((part) => part.get('oneOf') ?? part.get('anyOf'))) return;
  for (const entry of parts.flatMap((part) => part.get('required')?.items() ?? [])) {
    if (typeof entry.value === 'string' && !names.includes(entry.value)) {
      const nearest = nearestName(entry.value, names);
      problems.add(
        entry,
        `requires the field "${entry.value}", which is not described`,
        nearest ? `did you mean "${nearest}"?` : 'describe the field under properties',
      );
    }
  }
}

function buildValues(
  parts: readonly ContractNode[],
  id: string,
  problems: ProblemList,
): EnumValue[] {
  const values = parts.map((part) => part.get('enum')).find((part) => part !== undefined);
  const meanings = parts
    .map((part) => part.get('x-enum-meanings'))
    .find((part) => part !== undefined);
  if (!values) return [];
  const listed = values.items().map((value) => String(value.value));
  for (const [name, meaning] of meanings?.entries() ?? []) {
    if (!listed.includes(name)) {
      const nearest = nearestName(name, listed);
      problems.add(
        meaning,
        `gives a meaning to "${name}", which is not a value of the enum`,
        nearest ? `did you mean "${nearest}"?` : 'remove it',
      );
    }
  }
  return values.items().flatMap((node) => {
    if (node.value === null) return []; // the type already says that null is allowed
    const name = JSON.stringify(node.value).replace(/^"(.*)"$/, '$1');
    const meaning = meanings?.text(name);
    if (meaning === undefined) {
      problems.add(node, `lists "${name}" without a meaning`, `add "${name}" to x-enum-meanings`);
    }
    return [{id: `${id}.${name}`, value: name, meaning}];
  });
}

/** Pointers to all nodes that are this same schema: itself, the target of `$ref`, the other member of a null union. */
function listIdentities(schema: ContractNode): string[] {
  const reference = schema.text('$ref');
  const alternatives = listAlternatives(schema);
  const next = [
    ...(reference === undefined ? [] : [schema.at(reference) ?? []].flat()),
    ...(alternatives.length === 1 ? alternatives : []),
  ];
  return [schema.pointer, ...next.flatMap(listIdentities)];
}

/** Reads the first of `examples`. Without one, `x-input`, the example of a model's input, is used. */
function readExample(parts: readonly ContractNode[]): Json | undefined {
  const [example] = parts.flatMap((part) => part.get('examples')?.items() ?? []);
  return example?.data() ?? firstJson(parts, 'x-input');
}

function firstText(parts: readonly ContractNode[], keyword: string): string | undefined {
  return parts.map((part) => part.text(keyword)).find(isText);
}

function firstJson(parts: readonly ContractNode[], keyword: string): Json | undefined {
  return parts.map((part) => part.json(keyword)).find((value) => value !== undefined);
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}
