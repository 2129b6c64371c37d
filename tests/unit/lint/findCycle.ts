import type {ImportGraph} from './readImports';

/**
 * Finds an import cycle among files or other nodes.
 *
 * @param graph what each node imports
 * @returns the first cycle found, with its first member repeated at the end; empty when there is none
 */
export function findCycle(graph: ImportGraph): readonly string[] {
  const cleared = new Set<string>();
  const follow = (node: string, above: readonly string[]): readonly string[] => {
    const start = above.indexOf(node);
    if (start >= 0) {
      return [...above.slice(start), node];
    }
    if (cleared.has(node)) {
      return [];
    }
    cleared.add(node);
    const circles = (graph.get(node) ?? []).map((next) => follow(next, [...above, node]));
    return circles.find((circle) => circle.length > 0) ?? [];
  };
  const circles = [...graph.keys()].map((node) => follow(node, []));
  return circles.find((circle) => circle.length > 0) ?? [];
}
