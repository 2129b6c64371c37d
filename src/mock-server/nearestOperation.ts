import type {MockOperation} from './contract';

/** An operation that differs by more, in parts of a path, is no help. */
const MAX_DISTANCE = 1.5;

/** What a part costs that takes the place of a parameter: any text fits, but an equal part fits better. */
const PARAMETER_COST = 0.1;

/** What a part costs that begins as the other does. */
const PREFIX_COST = 0.5;

/** What a part costs that takes the place of an unrelated one: as much as leaving one out and adding the other. */
const UNRELATED_COST = 2;

/** What the wrong method costs: less than any difference of paths. */
const METHOD_COST = 0.05;

/**
 * Finds the operation whose path is nearest to one that does not exist.
 *
 * @example findNearestOperation(operations, 'GET', '/apps') // listApps, of GET /app
 */
export function findNearestOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  const parts = path.split('/').filter(Boolean);
  let nearest: MockOperation | undefined;
  let least = MAX_DISTANCE;
  for (const operation of operations) {
    const template = operation.path.split('/').filter(Boolean);
    const wrongMethod = operation.method === method ? 0 : METHOD_COST;
    const distance = editDistance(parts, template, comparePart) + wrongMethod;
    if (distance < least) {
      nearest = operation;
      least = distance;
    }
  }
  return nearest;
}

/**
 * Returns how much a part of a path differs from that of an operation.
 *
 * @example comparePart('run', 'run_async') === 0.5
 */
function comparePart(part: string, name: string): number {
  if (name.startsWith('{')) return PARAMETER_COST;
  if (part === name) return 0;
  if (part.startsWith(name) || name.startsWith(part)) return PREFIX_COST;
  const longest = Math.max(part.length, name.length);
  const letters = editDistance(part.toLowerCase().split(''), name.split(''), compareLetter);
  return letters / longest < 0.5 ? letters / longest : UNRELATED_COST;
}

function compareLetter(one: string, other: string): number {
  return one === other ? 0 : 1;
}

/**
 * Returns the Levenshtein distance of two lists; adding or leaving out an item costs 1.
 *
 * @param compare returns the cost of one item in place of another
 */
function editDistance(
  from: readonly string[],
  to: readonly string[],
  compare: (one: string, other: string) => number,
): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [index, item] of from.entries()) {
    const next = [index + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (row[column] ?? 0) + compare(item, other);
      const added = (next[column] ?? 0) + 1;
      const removed = (row[column + 1] ?? 0) + 1;
      next.push(Math.min(replaced, added, removed));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
