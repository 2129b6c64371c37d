import type {Json} from './parseLiteral';

/** An optional field of a request, in the order of the page. */
export type OptionalField = {
  /** The field names from the outside in, joined by dots, for example `configuration.active_workers`. */
  readonly path: string;
  /** The contract's example of its value. */
  readonly example: Json;
};

/** The fields that a reader added (true) or removed (false), by path. */
export type Choice = ReadonlyMap<string, boolean>;

type Fields = Readonly<Record<string, Json>>;

function isObject(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sorts the fields of an object in the order of the page; fields that the page does not list come last. */
function sort(fields: Fields, path: string, order: readonly string[]): Fields {
  const rank = (name: string): number => {
    const at = order.indexOf(path + name);
    return at < 0 ? order.length : at;
  };
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => rank(a) - rank(b)));
}

type Change = {
  readonly names: readonly string[];
  /** Undefined removes the field. */
  readonly value: Json | undefined;
  readonly order: readonly string[];
};

function change(body: Fields, {names, value, order}: Change, above = ''): Fields {
  const [name = '', ...rest] = names;
  const {[name]: current, ...others} = body;
  if (rest.length === 0) {
    return value === undefined ? others : sort({...body, [name]: current ?? value}, above, order);
  }
  if (!isObject(current) && (value === undefined || current !== undefined)) return body;
  const inside = isObject(current) ? current : {};
  const next = change(inside, {names: rest, value, order}, `${above}${name}.`);
  return sort({...body, [name]: next}, above, order);
}

/**
 * Adds fields to a body, and removes others from it.
 *
 * @param body the body of a request
 * @param fields the fields that can be added
 * @param choice what the reader chose; paths that are not in `fields` are ignored
 * @param order the paths of all fields, in the order that the body should have
 * @returns the changed body; a field that is already present keeps its value
 */
export function changeBody(
  body: Json,
  fields: readonly OptionalField[],
  choice: Choice,
  order: readonly string[],
): Json {
  const chosen = fields.filter(({path}) => choice.has(path));
  return chosen.reduce<Json>((changed, {path, example}) => {
    const value = choice.get(path) === true ? example : undefined;
    return isObject(changed) ? change(changed, {names: path.split('.'), value, order}) : changed;
  }, body);
}

/** @returns whether a body has the field of that path */
export function hasField(body: Json, path: string): boolean {
  let value: Json | undefined = body;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return value !== undefined;
}

/**
 * Adds a field, or removes it again.
 *
 * @param choice the choice so far
 * @param path the path of the field
 * @param isIn whether the request has the field now
 * @param base the request before any choice
 * @returns the new choice; a state that `base` already has is left out
 */
export function toggleField(choice: Choice, path: string, isIn: boolean, base: Json): Choice {
  const isBelow = (other: string): boolean => other.startsWith(`${path}.`);
  const isAbove = (other: string): boolean => path.startsWith(`${other}.`);
  const kept = [...choice].filter(
    ([other, wanted]) => !isBelow(other) && !(isAbove(other) && !isIn && !wanted),
  );
  const next = new Map([...kept, [path, !isIn] as const]);
  if (hasField(base, path) !== isIn) next.delete(path);
  return next;
}
