import type {ContractNode} from './ContractNode';
import type {ProblemList} from './ProblemList';

/**
 * Reads an example of a value that has a `pattern`: readers see an example instead of a regular expression.
 *
 * @param parts the parts of one schema, from `flattenSchema`
 * @param problems receives a pattern without an example
 * @returns the first example; undefined for a value without a pattern
 */
export function readPatternExample(
  parts: readonly ContractNode[],
  problems: ProblemList,
): string | undefined {
  const part = parts.find((it) => it.text('pattern') !== undefined);
  if (!part) return undefined;
  const example = parts
    .flatMap((it) => [...it.texts('examples'), it.get('x-time')?.text('example')])
    .find((text) => text !== undefined);
  if (example === undefined) {
    problems.add(
      part,
      'has a pattern and no example, so that a page would have to show a regular expression',
      'add "examples" with a value that fits the pattern',
    );
  }
  return example;
}
