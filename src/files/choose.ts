import {ContentError} from './ContentError';
import {suggest} from './suggest';

type Choice = {
  readonly attribute: string;
  readonly value: string | undefined;
  readonly location: string;
  /** What has the known values, in words; by default the contract. */
  readonly source?: string;
};

/**
 * Finds the value that an attribute of a component names.
 *
 * @param known the values by their names
 * @throws ContentError for an unknown name, with the nearest one
 * @example
 * choose(operations, {attribute: 'operation', value: 'createApp', location: 'docs/intro.mdx:3:1'})
 */
export function choose<Value>(
  known: ReadonlyMap<string, Value>,
  {attribute, value = '', location, source = 'the contract'}: Choice,
): Value {
  const found = known.get(value);
  if (found !== undefined) return found;
  const names = [...known.keys()];
  const problem = `unknown ${attribute}="${value}": not in ${source}`;
  const fix = names.length > 0 ? suggest(value, names) : `remove ${attribute}: ${source} has none`;
  throw new ContentError([{location, problem, fix}]);
}
