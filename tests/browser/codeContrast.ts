import type {Page} from '@playwright/test';

/** A kind of token in code, and its contrast with its background. */
export type WordContrast = {
  readonly kind: string;
  readonly line: 'plain' | 'highlighted' | 'changed';
  readonly ratio: number;
};

/**
 * Computes the contrast of every token of every code block of a page by the WCAG formula, closed tabs
 * included. Tokens with the same color on the same kind of line and background count once.
 *
 * @param page a page in the color mode to measure
 */
export function measureCodeContrast(page: Page): Promise<WordContrast[]> {
  return page.evaluate(() => {
    const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = channels(color).map((it) => {
        const value = it / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isOpaque = (color: string): boolean => (channels(color)[3] ?? 1) === 1;
    const groundOf = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return isOpaque(color) ? color : groundOf(element?.parentElement ?? null);
    };
    const lineOf = (word: Element): WordContrast['line'] => {
      if (word.closest('.tokenInserted, .tokenDeleted')) {
        return 'changed';
      }
      return word.closest('.theme-code-block-highlighted-line') ? 'highlighted' : 'plain';
    };
    const words = [
      ...document.querySelectorAll('.theme-code-block code, .theme-code-block code *'),
    ];
    const measured = words.map((word): [string, WordContrast] => {
      const {color} = getComputedStyle(word);
      const ground = groundOf(word);
      const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      const line = lineOf(word);
      return [`${line} ${color} ${ground}`, {kind: word.className, line, ratio}];
    });
    return [...new Map(measured).values()];
  });
}
