import type {OpenAPIV3_1} from 'openapi-types';
import {findNearest, type Problem} from '../../../problems';
import {escapeKey} from '../contract/escapeKey';
import {FACTS, OTHER_EXTENSIONS} from './factSchemas';

/** The parts of a contract, as `readContract` returns it, that this check needs. */
type ReadContract = {
  readonly document: OpenAPIV3_1.Document;
  readonly placeOf: (pointer: string) => string;
};

const CHECKS = new Map(Object.entries(FACTS));
const KNOWN = [...CHECKS.keys(), ...OTHER_EXTENSIONS];

/**
 * Finds facts in a contract that do not have the form that the tables need, and extensions that nothing reads.
 *
 * @param contract a contract that has passed the rules of OpenAPI
 * @returns every problem, in the contract's order
 */
export function checkExtensions({document, placeOf}: ReadContract): Problem[] {
  const problems: Problem[] = [];
  walk(document, '#', (name, value, pointer) => {
    const check = CHECKS.get(name);
    if (check && !check(value)) {
      const [fault] = check.errors ?? [];
      const where = fault?.instancePath === '' ? '' : ` at ${fault?.instancePath ?? ''}`;
      problems.push({
        place: placeOf(pointer),
        problem: `has an ${name} that ${fault?.message ?? 'has another form'}${where}`,
        fix: 'write it as src/plugins/reference/build/facts/factSchemas.ts describes it',
      });
    }
    if (!check && !OTHER_EXTENSIONS.includes(name)) {
      problems.push({
        place: placeOf(pointer),
        problem: `has "${name}", which nothing reads`,
        fix: `write "${findNearest(name, KNOWN) ?? KNOWN.join('", "')}", or remove it`,
      });
    }
  });
  return problems;
}

function walk(
  value: unknown,
  pointer: string,
  tell: (name: string, value: unknown, pointer: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const path = `${pointer}/${escapeKey(key)}`;
    if (key.startsWith('x-')) tell(key, child, path);
    if (key !== 'example' && key !== 'examples') walk(child, path, tell);
  }
}
