import type {AtRule, Container, Document, Rule} from 'postcss';

/** The context that a rule is in. */
export type Place = {
  /** The layer; undefined outside of all layers, where rules have the highest precedence. */
  readonly layer: string | undefined;
  /** Whether the rule applies only to some readers. */
  readonly isConditional: boolean;
};

type Above = Container | Document | undefined;

/** Returns true for `@media` and the like, false for rules with a selector. */
export function isAtRule(node: Above): node is AtRule {
  return node?.type === 'atrule';
}

/** Returns true for rules with a selector, false for `@media` and the like. */
export function isRule(node: Above): node is Rule {
  return node?.type === 'rule';
}

/** Returns true if a rule is a keyframe, whose selector selects no elements. */
export function isKeyframe({parent}: Rule): boolean {
  return isAtRule(parent) && parent.name.endsWith('keyframes');
}

/** Determines the layer of a rule, and whether the rule applies to every reader. */
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
