import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  // A type cannot add to the window that TypeScript knows; only an interface merges.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    axe: typeof axe;
  }
}

/** Which rules to judge by: all of them, or those that a change of colors alone can break. */
export type Rules = 'all' | 'colors';

/**
 * Which words to judge the colors of. Words of code are most of a page, and take most of the time:
 * `measureCodeContrast` judges them in a hundredth of it.
 */
export type Words = 'every word' | 'all but code';

/** What the rules said of a page as it stands. */
export type Verdict = {
  /** How many rules were asked. */
  readonly rules: number;
  /** How many of them found something to judge. */
  readonly applied: number;
  /** One text for each element that breaks a rule. */
  readonly violations: readonly string[];
};

const COLOR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];

const CODE = '.theme-code-block code';

const SELECTORS: Readonly<Record<Words, string>> = {
  'every word': '*',
  'all but code': `:not(${CODE}, ${CODE} *)`,
};

/** Rules that are not asked, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'color-contrast': 'color-contrast-enhanced asks more of the same words, see ENHANCED_CONTRAST',
  'focus-order-semantics':
    'an experiment: it wants a landmark for each box that scrolls, and a page of ten tables would have ten',
  'hidden-content': 'finds no fault: it lists what a person should look at',
};

/**
 * By itself the rule leaves what has less than 4.5 to 1 to the other, and asking both takes a third of the time.
 * With no lowest threshold it finds whatever has less than 7 to 1; the other options are those it has.
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

/** Both color modes, light first as on a first visit. */
export const MODES = ['light', 'dark'] as const;

/**
 * Switches the color mode as the switch in the bar does, without asking for the page again.
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
 * Puts axe into a page. It stays until the page goes elsewhere.
 *
 * @param page a page that has come alive
 */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate((check) => {
    window.axe.configure({checks: [check]});
  }, ENHANCED_CONTRAST);
}

/**
 * Asks every rule that axe has of a page: A, AA, AAA, best practice and experiments; not the deprecated
 * ones and not those of LEFT_OUT.
 *
 * @param page a page that has axe
 * @param rules which rules
 * @param part a selector of the part to judge; the whole page without it
 * @param words whose colors to judge
 */
export async function judgePage(
  page: Page,
  rules: Rules,
  part = 'html',
  words: Words = 'every word',
): Promise<Verdict> {
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
