import type {Declaration, Root} from 'postcss';
import parseValue, {type Node} from 'postcss-value-parser';
import {findPlace, isRule} from './rulePlace';

/** Returns true for a declaration that applies to the whole document, whatever the reader's device and settings. */
function isGlobal({parent}: Declaration): boolean {
  return isRule(parent) && parent.selector === ':root' && !findPlace(parent).isConditional;
}

/** Finds the variables that are set once, for the whole document. */
function findConstants(root: Root): Map<string, string> {
  const set = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  return new Map(
    [...set].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && isGlobal(only) && only.value.trim() !== ''
        ? [[name, only.value.trim()] as const]
        : [],
    ),
  );
}

/** Next to `var()`, words and functions need no space. Next to its value they do, or the two would merge. */
function isGlued(neighbor: Node | undefined): boolean {
  return neighbor?.type === 'word' || neighbor?.type === 'function';
}

/** Replaces the variables in a value with their values, as far as those are known. */
function resolve(value: string, constants: ReadonlyMap<string, string>): string {
  const parsed = parseValue(value);
  parsed.walk((node, index, nodes) => {
    if (node.type !== 'function' || node.value !== 'var') {
      return;
    }
    const constant = constants.get(node.nodes[0]?.value ?? '');
    if (constant !== undefined) {
      const before = isGlued(nodes[index - 1]) ? ' ' : '';
      const after = isGlued(nodes[index + 1]) ? ' ' : '';
      Object.assign(node, {type: 'word', value: before + constant + after, nodes: undefined});
    }
  });
  return parseValue.stringify(parsed.nodes);
}

/**
 * Replaces variables with their values, where a variable has one value in the whole document. The names and their
 * definitions make up a fifth of what a page needs of a style sheet.
 *
 * @param root a complete style sheet: a part of it does not show where else a variable is set
 */
export function inlineConstants(root: Root): void {
  const constants = findConstants(root);
  // A constant may refer to another one; one that refers to a variable takes its value where that is set.
  for (let rounds = constants.size; rounds > 0; rounds -= 1) {
    let hasChanged = false;
    for (const [name, value] of constants) {
      const resolved = resolve(value, constants);
      hasChanged ||= resolved !== value;
      constants.set(name, resolved);
    }
    if (!hasChanged) {
      break;
    }
  }
  for (const [name, value] of constants) {
    if (value.includes('var(')) {
      constants.delete(name); // it takes the value that another variable has at the root
    }
  }
  root.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) {
      declaration.value = resolve(declaration.value, constants);
    }
  });
}
