import {isRecord} from '../../../problems';
import type {Document} from '../../../reference';
import {isValidTime} from './isValidTime';

type Json = Readonly<Record<string, unknown>>;

/**
 * Why a value does not match a schema, and the nesting depth of the mismatch. The deepest mismatch is reported, because
 * it comes from the schema that the writer most likely meant.
 */
export type Mismatch = {readonly reason: string; readonly depth: number};

/**
 * Validates a JSON value against a schema as if the schema were closed: a field that it does not define is a mistake.
 * Required fields may be missing, because pages show parts of bodies.
 *
 * @param value a JSON value
 * @param schema a schema of the contract, or a reference to one
 * @param document the contract
 * @returns undefined if the value matches, otherwise the reason why it does not
 */
export function findMismatch(
  value: unknown,
  schema: unknown,
  document: Document,
  depth = 0,
): Mismatch | undefined {
  const forms = expand(schema, document);
  const mismatches = forms.map((form) => findMismatchIn(value, form, document, depth));
  if (mismatches.some((it) => it === undefined)) return undefined;
  return deepest(mismatches.flatMap((it) => it ?? [])) ?? {reason: 'has another form', depth};
}

/** @returns the mismatch with the greatest depth */
export function deepest(mismatches: readonly Mismatch[]): Mismatch | undefined {
  return [...mismatches].sort((one, other) => other.depth - one.depth)[0];
}

function findMismatchIn(
  value: unknown,
  schema: Json,
  document: Document,
  depth: number,
): Mismatch | undefined {
  const types = [schema.type].flat().filter((it) => typeof it === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return {
      reason: `holds ${JSON.stringify(value)} in the place of a ${types.join(' or ')}`,
      depth,
    };
  }
  const allowed = Array.isArray(schema.enum)
    ? schema.enum
    : 'const' in schema
      ? [schema.const]
      : [];
  if (allowed.length > 0 && !allowed.includes(value)) {
    return {reason: `has ${JSON.stringify(value)}, which is none of ${allowed.join(', ')}`, depth};
  }
  if (typeof value === 'string' && typeof schema.pattern === 'string') {
    const isFine = new RegExp(schema.pattern).test(value) && isValidTime(value);
    if (!isFine)
      return {reason: `has "${value}", which does not match the pattern ${schema.pattern}`, depth};
  }
  if (Array.isArray(value)) {
    return deepest(
      value.flatMap((it) => findMismatch(it, schema.items ?? {}, document, depth + 1) ?? []),
    );
  }
  return isRecord(value) ? findFieldMismatch(value, schema, document, depth) : undefined;
}

function findFieldMismatch(
  value: Json,
  schema: Json,
  document: Document,
  depth: number,
): Mismatch | undefined {
  const {properties, additionalProperties} = schema;
  if (!isRecord(properties)) return undefined;
  // A schema that allows any field accepts other fields only from a value that has at least one of its own fields.
  const isMeant = Object.keys(value).some((name) => name in properties);
  const isOpen = additionalProperties === true && isMeant && !('prompt' in properties);
  const found = Object.entries(value).flatMap(([name, it]): Mismatch[] => {
    if (name in properties)
      return [findMismatch(it, properties[name], document, depth + 1) ?? []].flat();
    const names = Object.keys(properties).join(', ');
    return isOpen
      ? []
      : [{reason: `has the field "${name}", where the contract has ${names}`, depth}];
  });
  return deepest(found);
}

/** @returns the variants of a schema: references resolved, `allOf` merged, one per choice of `oneOf` and `anyOf` */
function expand(schema: unknown, document: Document): Json[] {
  if (!isRecord(schema)) return [{}];
  const {$ref, allOf, oneOf, anyOf, ...own} = schema;
  if (typeof $ref === 'string') {
    return expand(document.components.schemas[$ref.split('/').at(-1) ?? ''], document);
  }
  const choices = [oneOf, anyOf].flatMap(toList);
  if (choices.length > 0) return choices.flatMap((it) => expand(it, document));
  const parts = toList(allOf).flatMap((it) => expand(it, document));
  const properties = Object.fromEntries(
    [...parts, own].flatMap((it) => (isRecord(it.properties) ? Object.entries(it.properties) : [])),
  );
  return [Object.keys(properties).length > 0 ? {...own, properties} : own];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
