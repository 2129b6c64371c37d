import postcss, {type AtRule, type Root} from 'postcss';
import {type CanMatch, compileSelector, type HasName} from './compileSelector';
import {dropOverruledDeclarations, dropOverruledVariables} from './dropOverruled';
import {inlineConstants} from './inlineConstants';
import {isKeyframe} from './rulePlace';

const VARIABLE = /var\(\s*(?<name>--[\w-]+)/g;

/** Matches only while a pointer or keyboard is in use; `:not(:hover)` matches before. Browsers draw their own ring. */
const IN_USE = /(?<!:not\([^)]*):(?:hover|active|focus-visible)\b/;

/** Properties for motion and for the response to input, which have no effect before the page is used. */
const ANSWERS =
  /^(?:-webkit-)?(?:transition|animation)(?:-|$)|^(?:-webkit-)?(?:user-select|tap-highlight-color)$|^(?:will-change|cursor|outline-offset|overscroll-behavior|scroll-behavior|touch-action)$/;

function isForPaperOnly({name, params}: AtRule): boolean {
  return name === 'media' && params.trim() === 'print';
}

function referencedIn(root: Root): Set<string> {
  const found = new Set<string>();
  root.walkDecls(({value}) => {
    for (const {groups} of value.matchAll(VARIABLE)) {
      found.add(groups?.name ?? '');
    }
  });
  return found;
}

/** Drops variables that are never read; each round can make others unread. */
function dropUnreadVariables(root: Root): void {
  let dropped = 1;
  while (dropped > 0) {
    dropped = 0;
    const read = referencedIn(root);
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) {
        declaration.remove();
        dropped += 1;
      }
    });
  }
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  // From the inside out. An empty layer still determines its position among the other layers.
  const rules: AtRule[] = [];
  root.walkAtRules((rule) => {
    rules.unshift(rule);
  });
  for (const rule of rules) {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') {
      rule.remove();
    }
  }
}

/** A style sheet that can render parts of itself. */
export class StyleSheet {
  private readonly questions = new Map<string, CanMatch>();
  private readonly css: string;

  /** @param css the text of the full style sheet */
  public constructor(css: string) {
    const root = postcss.parse(css);
    dropOverruledVariables(root);
    dropOverruledDeclarations(root);
    inlineConstants(root);
    this.css = root.toString();
    root.walkRules((rule) => {
      for (const selector of isKeyframe(rule) ? [] : rule.selectors) {
        this.questions.set(selector, compileSelector(selector));
      }
    });
  }

  /**
   * Finds the selectors that can match.
   *
   * @param has tells whether a name exists
   */
  public match(has: HasName): ReadonlySet<string> {
    const matching = [...this.questions].filter(([, canMatch]) => canMatch(has));
    return new Set(matching.map(([selector]) => selector));
  }

  /**
   * Returns the rules of some selectors, in their order.
   *
   * @param selectors as `match` returns them
   * @param isForScreens leaves out what only print needs, what is visible only in use, properties for motion and input, and
   * variables that are never read. The full style sheet takes over at the first interaction, such as a pointer move.
   */
  public render(selectors: ReadonlySet<string>, isForScreens: boolean): string {
    const root = postcss.parse(this.css);
    root.walkRules((rule) => {
      if (isKeyframe(rule)) {
        return;
      }
      const kept = rule.selectors.filter(
        (selector) => selectors.has(selector) && !(isForScreens && IN_USE.test(selector)),
      );
      if (kept.length === 0) {
        rule.remove();
      } else if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
    });
    if (isForScreens) {
      root.walkAtRules((rule) => {
        if (isForPaperOnly(rule)) {
          rule.remove();
        }
      });
      root.walkDecls(ANSWERS, (declaration) => {
        declaration.remove();
      });
      dropUnreadVariables(root);
      root.walkAtRules(/keyframes$/, (rule) => {
        rule.remove();
      });
    }
    dropEmpty(root);
    return root.toString();
  }
}
