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
 *
 * @param page any page
 * @param css the style; it stays until the next call
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
      .filter((it) => {
        const {overflowX, overflowY, clipPath} = getComputedStyle(it);
        if (clipPath !== 'none' || it.textContent.trim() === '' || !it.checkVisibility()) {
          return false;
        }
        const isClosed = (value: string): boolean => value === 'hidden' || value === 'clip';
        return (
          (isClosed(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
          (isClosed(overflowY) && it.scrollHeight > it.clientHeight + 1)
        );
      })
      .map((it) => `${it.tagName} ${it.classList.value}: ${it.textContent.trim().slice(0, 60)}`),
  );
}

/** Lists words that are broken across lines, except for code and names that contain special characters. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const broken = new Set<string>();
    const range = document.createRange();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('pre, code, svg, script')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue; // for screen readers only
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/(?<!\w)[A-Za-z]+(?!\w)/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({width}) => width > 0);
        if (new Set(lines.map(({top}) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}

/** Lists pairs of controls in the navbar, the tabs and the breadcrumbs that overlap. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page
    .locator('.navbar :is(a, button), .tabs :is([role="tab"]), .breadcrumbs__link')
    .evaluateAll((all) => {
      const boxes = all
        .filter((it) => it.checkVisibility({visibilityProperty: true}))
        // A link that wraps has one box per line. A single box around all lines would cover its neighbors.
        .flatMap((it) => [...it.getClientRects()].map((box) => ({it, box})))
        .filter(({box}) => box.width > 1 && box.height > 1);
      const isOver = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(({it, box}) => !one.it.contains(it) && isOver(one.box, box))
          .map(({it}) => `${one.it.textContent.trim()} and ${it.textContent.trim()}`),
      );
    });
}

/** What holds text or code in a width of its own. */
const COLUMNS =
  'pre, td, th, li, .console, .console-bar, .console-footer, .console-answer, .card-link, article, .col, main, nav, aside, .footer, dialog, body';

/** Lists what is seen beyond the left or right edge of the column that it is in, or beyond the window. */
export function findBeyondColumn(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body, columns) => {
    const beyond = new Set<string>();
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.closest('.sr, svg svg, svg :not(svg)') === null &&
      getComputedStyle(element).clipPath === 'none';

    function check(
      element: Element,
      parent: Element,
      boxes: Iterable<DOMRect>,
      name: string,
    ): void {
      const column = parent.closest(columns) ?? body;
      const {left, right} = column.getBoundingClientRect();
      for (const box of boxes) {
        const isBeyond = box.width > 1 && (box.right > right + 1 || box.left < left - 1);
        if (isBeyond && isSeen(element)) {
          const by = Math.round(Math.max(box.right - right, left - box.left));
          const className = column.classList.value;
          beyond.add(`${name}, ${by} px beyond ${column.tagName.toLowerCase()} ${className}`);
        }
      }
    }

    for (const element of body.querySelectorAll('table, pre, svg, img, button, input, summary')) {
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`;
      if (element.parentElement)
        check(element, element.parentElement, [element.getBoundingClientRect()], name);
    }
    const range = document.createRange();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!parent || text === '' || parent.closest('script, .hash-link, [href^="#__docusaurus"]'))
        continue;
      range.selectNodeContents(node);
      check(parent, parent, range.getClientRects(), `"${text.slice(0, 40)}"`);
    }
    return [...beyond];
  }, COLUMNS);
}
