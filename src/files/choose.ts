import {ContentError} from './ContentError';
import {suggest} from './suggest';

/**
 * Finds the value that an attribute of a component names.
 *
 * @param known the values by their names
 * @param attribute its name
 * @param name what the writer wrote
 * @param location of the component
 * @param source what has the names, in words
 * @throws ContentError for an unknown name, with the nearest one
 */
export function choose<Value>(
  known: ReadonlyMap<string, Value>,
  attribute: string,
  name = '',
  location: string,
  source = 'the contract',
): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  const names = [...known.keys()];
  const problem = `unknown ${attribute}="${name}": not in ${source}`;
  const fix = names.length > 0 ? suggest(name, names) : `remove ${attribute}: ${source} has none`;
  throw new ContentError([{location, problem, fix}]);
}
