import type {Page} from '@playwright/test';

/** Returns by how many pixels a page is wider than its viewport. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/**
 * Applies a style to the page as a reader's own style sheet does; the next call replaces it. It bypasses the
 * content policy, which allows no `style` element.
 */
export async function setText(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Lists elements that clip overflowing text, except for those that are only for screen readers. */
export function findClipped(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((node) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(node);
        if (clipPath !== 'none' || node.textContent.trim() === '' || !node.checkVisibility()) {
          return false;
        }
        const isClosed = (value: string): boolean => value === 'hidden' || value === 'clip';
        return (
          (isClosed(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
          (isClosed(overflowY) && node.scrollHeight > node.clientHeight + 1)
        );
      })
      .map(
        (node) =>
          `${node.tagName} ${node.classList.value}: ${node.textContent.trim().slice(0, 60)}`,
      ),
  );
}

/** Lists pairs of controls in the navbar and the breadcrumbs that overlap. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('.navbar :is(a, button), .breadcrumbs__link').evaluateAll((all) => {
    const boxes = all
      .filter((node) => node.checkVisibility({visibilityProperty: true}))
      // A link that wraps has one box per line. A single box around all lines would cover its neighbors.
      .flatMap((node) => [...node.getClientRects()].map((box) => ({node, box})))
      .filter(({box}) => box.width > 1 && box.height > 1);
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({node, box}) => !one.node.contains(node) && isOver(one.box, box))
        .map(({node}) => `${one.node.textContent.trim()} and ${node.textContent.trim()}`),
    );
  });
}

/** The widths of windows that pages are measured at: of desktops, tablets and phones, and on each side of a breakpoint. */
const WIDTHS = [1440, 1280, 1024, 996, 768, 600, 390, 360, 320] as const;

const TEXT_SIZES = ['100%', '200%'] as const;

/** Lists what is beyond its column at every width and text size of a page, which keeps the last width. */
export async function findOverruns(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of TEXT_SIZES) {
    await setText(page, `html {font-size: ${size} !important}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const pixels = await overflow(page);
      if (pixels > 0) found.push(`${width} px, text of ${size}: the page, by ${pixels} px`);
      for (const fault of await findBeyondColumn(page)) {
        found.push(`${width} px, text of ${size}: ${fault}`);
      }
    }
  }
  await setText(page, '');
  return found;
}

/** What holds text or code in its own width. */
const COLUMNS =
  'pre, td, th, li, .console, .console-bar, .console-footer, .console-answer, .card-link, article, main, nav, aside, .footer, dialog, body';

/** Lists the words, tables, pictures and controls that are beyond the left or right edge of their column. */
function findBeyondColumn(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body, columns) => {
    const beyond = new Set<string>();

    const check = (element: Element, boxes: Iterable<DOMRect>, name: string): void => {
      const column = element.closest(columns) ?? body;
      const {left, right} = column.getBoundingClientRect();
      for (const box of boxes) {
        const by = Math.round(Math.max(box.right - right, left - box.left));
        if (by > 1 && box.width > 1) {
          beyond.add(`${name}, by ${by} px of ${column.tagName} ${column.classList.value}`);
        }
      }
    };

    const isShown = (element: Element): boolean =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.closest('script, .sr, .hash-link, .skip-to-content') === null &&
      getComputedStyle(element).clipPath === 'none';

    for (const element of body.querySelectorAll('table, pre, svg, img, button, input, summary')) {
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      if (element.parentElement && isShown(element)) {
        check(element.parentElement, [element.getBoundingClientRect()], name);
      }
    }
    const range = document.createRange();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !isShown(parent)) continue;
      // In code word by word: spaces at the end of a line may hang over it.
      const words = parent.closest('pre') ? /\S+/g : /\S.*\S|\S/gs;
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(words)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        check(parent, range.getClientRects(), `"${word.slice(0, 40)}"`);
      }
    }
    return [...beyond];
  }, COLUMNS);
}
