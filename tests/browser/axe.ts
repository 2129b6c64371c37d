import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  // Only an interface merges with the declaration of `Window`; a type alias cannot.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    axe: typeof axe;
  }
}

/** Which rules to run: all of them, or only those that a change of colors can break. */
export type Rules = 'all' | 'colors';

/**
 * Which words to check the colors of. Words of code are most of a page and take most of the time;
 * `measureCodeContrast` checks them in a hundredth of it.
 */
export type Words = 'every word' | 'all but code';

/** The result of running the rules on the current state of a page. */
export type AxeResult = {
  /** How many rules ran. */
  readonly rules: number;
  /** How many of them found elements to check. */
  readonly applied: number;
  /** One message for each element that violates a rule. */
  readonly violations: readonly string[];
};

const COLOR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];

const CODE = '.theme-code-block code';

const SELECTORS: Readonly<Record<Words, string>> = {
  'every word': '*',
  'all but code': `:not(${CODE}, ${CODE} *)`,
};

/** Rules that do not run, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'color-contrast': 'color-contrast-enhanced asks more of the same words, see ENHANCED_CONTRAST',
  'focus-order-semantics':
    'an experiment: it wants a landmark for each box that scrolls, and a page of ten tables would have ten',
  'hidden-content': 'finds no fault: it lists what a person should look at',
};

/**
 * By default this rule skips contrasts below 4.5 to 1 and leaves them to `color-contrast`; running both takes a third
 * of the time. Without the lower threshold it reports everything below 7 to 1. The other options are its defaults.
 */
const ENHANCED_CONTRAST = {
  id: 'color-contrast-enhanced',
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: {normal: {expected: 7}, large: {expected: 4.5}},
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
};

/** Both color modes; light is first, as on a first visit. */
export const MODES = ['light', 'dark'] as const;

/**
 * Switches the color mode as the switch in the navbar does, without reloading the page.
 *
 * @param page any page
 * @param mode the mode to show
 */
export async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((html, it) => {
    html.dataset.theme = it;
  }, mode);
}

/**
 * Injects axe into a page. It stays until the page navigates.
 *
 * @param page a page that has loaded
 */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate((check) => {
    window.axe.configure({checks: [check]});
  }, ENHANCED_CONTRAST);
}

/**
 * Runs axe's rules on a page: A, AA, AAA, best practices and experimental rules; not the deprecated ones and not
 * those of LEFT_OUT.
 *
 * @param page a page that axe was added to
 * @param rules which rules to run
 * @param part a selector of the part to check; the whole page by default
 * @param words which words to check the colors of
 */
export async function runAxe(
  page: Page,
  rules: Rules,
  part = 'html',
  words: Words = 'every word',
): Promise<AxeResult> {
  return page.evaluate(
    async ({colorRules, leftOut, onlyColors, selector, within}) => {
      window.axe.configure({rules: [{id: 'color-contrast-enhanced', selector}]});
      const all = window.axe.getRules().filter(({tags}) => !tags.includes('deprecated'));
      const asked = all
        .map(({ruleId}) => ruleId)
        .filter((id) => (onlyColors ? colorRules.includes(id) : !leftOut.includes(id)));
      const {violations, passes} = await window.axe.run(within, {
        runOnly: {type: 'rule', values: asked},
        resultTypes: ['violations'],
      });
      const faults = violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
      );
      return {
        rules: asked.length,
        applied: passes.length + violations.length,
        violations: faults,
      };
    },
    {
      colorRules: COLOR_RULES,
      leftOut: Object.keys(LEFT_OUT),
      onlyColors: rules === 'colors',
      selector: SELECTORS[words],
      within: part,
    },
  );
}
