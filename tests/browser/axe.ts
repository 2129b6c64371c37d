import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  // Only an interface merges with the declaration of `Window`; a type alias cannot.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    axe: typeof axe;
  }
}

/** Words of code are most of a page and take most of axe's time; `measureContrast` needs a hundredth of it. */
const CODE = '.console pre, .console pre *';

/** Below 4.5 to 1 and below 7 to 1: the second rule leaves to the first what is below both. */
const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** Rules that do not run, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'focus-order-semantics':
    'an experiment: it wants a landmark for each box that scrolls, and a page of ten tables would have ten',
  'hidden-content': 'finds no fault: it lists what a person should look at',
};

/** Both color modes; light is first, as on a first visit. */
export const MODES = ['light', 'dark'] as const;

/** Shows a page in a color mode, as the switch in the navbar does. */
export async function setMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  await page.locator('html').evaluate((html, theme) => {
    html.dataset.theme = theme;
  }, mode);
}

/**
 * Checks the current state of a page by axe's rules: A, AA, AAA, best practices and experimental rules, not the
 * deprecated ones and not those of LEFT_OUT; and the contrast of its code, which has to be 7 to 1.
 *
 * @param rules by default all; `colors` are those that another color mode can break
 * @returns one message for each element that violates a rule
 * @throws an Error when less than six rules found something to check
 */
export async function findViolations(
  page: Page,
  part = 'html',
  rules: 'all' | 'colors' = 'all',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const {violations, applied} = await page.evaluate(
    async ({contrasts, leftOut, colors, selector, within}) => {
      window.axe.configure({rules: contrasts.map((id) => ({id, selector}))});
      const known = window.axe.getRules().filter(({tags}) => !tags.includes('deprecated'));
      const asked = known.map(({ruleId}) => ruleId).filter((id) => !leftOut.includes(id));
      const result = await window.axe.run(within, {
        runOnly: {type: 'rule', values: colors ?? asked},
        resultTypes: ['violations'],
      });
      const found = result.violations.flatMap(({id, nodes}) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
      );
      return {violations: found, applied: result.passes.length + result.violations.length};
    },
    {
      contrasts: CONTRAST_RULES,
      leftOut: Object.keys(LEFT_OUT),
      colors: rules === 'colors' ? [...CONTRAST_RULES, 'link-in-text-block'] : undefined,
      selector: `:not(${CODE})`,
      within: part,
    },
  );
  if (applied < (rules === 'colors' ? 1 : 6)) {
    throw new Error(`axe found almost nothing to check in ${part}: ${applied} rules applied.`);
  }
  const pale = (await measureContrast(page, CODE)).filter(({ratio}) => ratio < 7);
  return [...violations, ...pale.map((one) => `code too pale: ${JSON.stringify(one)}`)];
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Contrast = {
  readonly words: string;
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
};

/**
 * Computes the contrast of elements by the WCAG formula, closed parts included. Elements with the same color on the
 * same ground count once.
 *
 * @param line what to measure in place of the color of words: the border, or the shadow that draws one
 * @param pseudo the pseudo-element that has the border
 */
export async function measureContrast(
  page: Page,
  selector: string,
  line: 'color' | 'borderTopColor' | 'boxShadow' = 'color',
  pseudo?: '::after',
): Promise<Contrast[]> {
  const found = await page.locator(selector).evaluateAll(
    (elements, {property, part}) => {
      const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
      const groundOf = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const {backgroundColor} = getComputedStyle(element);
        const isOpaque = (channelsOf(backgroundColor)[3] ?? 1) === 1;
        return isOpaque ? backgroundColor : groundOf(element.parentElement);
      };
      const measured = elements.map((element) => {
        const color = getComputedStyle(element, part)[property];
        const ground = groundOf(element);
        const channels = [color, ground].map((value) => channelsOf(value).slice(0, 3));
        const words = element.textContent.slice(0, 60);
        return [`${color} ${ground}`, {words, color, ground, channels}] as const;
      });
      return [...new Map(measured).values()];
    },
    {property: line, part: pseudo},
  );
  return found.map(({channels, ...contrast}) => {
    const [dark = 0, light = 0] = channels.map(luminance).sort((one, other) => one - other);
    return {...contrast, ratio: (light + 0.05) / (dark + 0.05)};
  });
}
