import type {AtRule, Container, Document, Rule} from 'postcss';

/** What stands above a rule. */
export type Place = {
  /** The layer; undefined outside of all layers, which is where rules count most. */
  readonly layer: string | undefined;
  /** Whether the rule counts for some readers only. */
  readonly isConditional: boolean;
};

type Above = Container | Document | undefined;

/** Tells `@media` and the like from rules with a selector. */
export function isAtRule(node: Above): node is AtRule {
  return node?.type === 'atrule';
}

/** Tells rules with a selector from `@media` and the like. */
export function isRule(node: Above): node is Rule {
  return node?.type === 'rule';
}

/** Tells whether a rule is a step of a motion, whose selector selects no elements. */
export function isKeyframe({parent}: Rule): boolean {
  return isAtRule(parent) && parent.name.endsWith('keyframes');
}

/** Finds out in which layer a rule counts, and whether for every reader. */
export function findPlace(rule: Rule): Place {
  let layer: string | undefined;
  let isConditional = false;
  for (let above: Above = rule.parent; above; above = above.parent) {
    if (isAtRule(above) && above.name === 'layer') {
      layer = layer === undefined ? above.params : `${above.params}.${layer}`;
    } else {
      isConditional ||= above.type !== 'root';
    }
  }
  return {layer, isConditional};
}
