import {ContentError} from './ContentError';
import {findNearest} from '@rungen/mock-server/findNearest';

/**
 * Finds the value that an attribute of a component names.
 *
 * @param known the values by their names
 * @param attribute its name
 * @param name what the writer wrote
 * @param place of the component
 * @param source what has the names, in words
 * @throws ContentError for an unknown name, with the nearest one and all others
 */
export function choose<Value>(
  known: ReadonlyMap<string, Value>,
  attribute: string,
  name = '',
  place: string,
  source = 'the contract',
): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  const names = [...known.keys()];
  const nearest = findNearest(name, names, Infinity);
  const suggestion = nearest === undefined ? '' : `did you mean "${nearest}"? `;
  throw new ContentError([
    {
      place,
      problem: `unknown ${attribute}="${name}": not in ${source}`,
      fix:
        names.length > 0
          ? `${suggestion}Write one of ${names.join(', ')}`
          : `remove ${attribute}: ${source} has none`,
    },
  ]);
}
