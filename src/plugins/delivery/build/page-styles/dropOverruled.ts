import type {Declaration, Root, Rule} from 'postcss';
import {findPlace, isAtRule, isKeyframe, type Place} from './rulePlace';

/** The root element, in any color mode. */
const ROOT_ELEMENT = /^(?:html|:root)(?:\[[^\]]*\])?$/;

/** Shorthands. Each of them sets properties whose names begin with its own. */
const SHORTHANDS = [
  'background',
  'border',
  'flex',
  'font',
  'inset',
  'list-style',
  'margin',
  'overflow',
  'padding',
  'text-decoration',
] as const;

/** Properties that begin like a shorthand and are not set by it. */
const NOT_SET_BY_SHORTHAND =
  /^(?:border-(?:radius|collapse|spacing|\w+-\w+-radius)|flex-(?:direction|wrap|flow)|background-blend-mode|font-(?:smooth|feature|variation|optical|palette|synthesis)|overflow-(?:wrap|anchor|clip)|inset-area|text-decoration-skip)/;

/** Values that a browser may not support: it then falls back to the earlier declaration. */
const NEW_VALUE = /color-mix\(|light-dark\(|\/\s*["']|\d(?:dvh|svh|lvh|cq\w)\b|anchor\(|env\(/;

/** A browser that does not support one of the selectors of a rule ignores the whole rule. */
const NEW_SELECTOR = /::-|:-(?:moz|webkit|ms)-|:has\(/;

/** A declaration that applies to every reader. */
type Setting = {
  readonly rule: Rule;
  readonly rank: number;
  readonly position: number;
  readonly value: string;
};

/** The later a layer is first named, the higher its precedence. Rules outside of layers have the highest. */
class LayerOrder {
  private readonly names: string[] = [];

  public constructor(root: Root) {
    root.walkAtRules('layer', ({params}) => {
      for (const name of params.split(',').map((it) => it.trim())) {
        if (!this.names.includes(name)) {
          this.names.push(name);
        }
      }
    });
  }

  public rank({layer}: Place): number {
    return layer === undefined ? Infinity : this.names.indexOf(layer);
  }
}

/** Returns the property itself, and the shorthand that sets it. */
function listSetters(property: string): string[] {
  const shorthand = NOT_SET_BY_SHORTHAND.test(property)
    ? undefined
    : SHORTHANDS.find((it) => property.startsWith(`${it}-`));
  return shorthand === undefined ? [property] : [property, shorthand];
}

/**
 * Drops variables of layers that the site sets outside of layers: those take precedence, whatever the layers declare.
 *
 * @param root a complete style sheet
 */
export function dropOverruledVariables(root: Root): void {
  const set = new Set<string>();
  const inLayers: Rule[] = [];
  root.walkRules((rule) => {
    const isTop = rule.parent?.type === 'root';
    if (isTop && rule.selector === ':root') {
      rule.walkDecls(/^--/, ({prop}) => {
        set.add(prop);
      });
    } else if (!isTop && rule.selectors.every((it) => ROOT_ELEMENT.test(it))) {
      if (isAtRule(rule.parent) && rule.parent.name === 'layer') inLayers.push(rule);
    }
  });
  for (const rule of inLayers) {
    rule.walkDecls(/^--/, (declaration) => {
      if (set.has(declaration.prop)) {
        declaration.remove();
      }
    });
  }
}

/**
 * Drops what the theme declares and a later rule with the same selector overrides for every reader: the site's own
 * rules come after the theme's layers, and so override it on each element that both select.
 *
 * @param root a complete style sheet: a part of it does not show which rules follow
 */
export function dropOverruledDeclarations(root: Root): void {
  const order = new LayerOrder(root);
  const settings = new Map<string, Setting[]>();
  const candidates: {declaration: Declaration; rule: Rule; rank: number; position: number}[] = [];
  let position = 0;
  root.walkRules((rule) => {
    if (isKeyframe(rule) || rule.parent?.type === 'rule') {
      return; // a nested rule has a higher specificity than its selector shows
    }
    const place = findPlace(rule);
    const rank = order.rank(place);
    const isOptional = place.isConditional || NEW_SELECTOR.test(rule.selector);
    rule.each((declaration) => {
      if (declaration.type !== 'decl') {
        return;
      }
      position += 1;
      if (declaration.important !== true) {
        candidates.push({declaration, rule, rank, position});
      }
      if (isOptional || NEW_VALUE.test(declaration.value)) {
        return;
      }
      for (const selector of rule.selectors) {
        const key = `${selector}{${declaration.prop}`;
        const setting = {rule, rank, position, value: declaration.value};
        settings.set(key, [...(settings.get(key) ?? []), setting]);
      }
    });
  });
  for (const {declaration, rule, rank, position: at} of candidates) {
    const isOverruled = rule.selectors.every((selector) =>
      listSetters(declaration.prop).some((property) =>
        settings
          .get(`${selector}{${property}`)
          ?.some(
            (it) =>
              (it.rank > rank || (it.rank === rank && it.position > at)) &&
              (it.rule !== rule ||
                (property === declaration.prop && it.value === declaration.value)),
          ),
      ),
    );
    if (isOverruled) {
      declaration.remove();
    }
  }
}
