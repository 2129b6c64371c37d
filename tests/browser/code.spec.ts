import {expect, test} from '@playwright/test';
import {DESKTOP, openPage, PHONE} from './openPage';

const ELEMENTS = '/markdown-page';

test.use({viewport: DESKTOP});

test('long lines of code wrap with a hanging indent, and do not scroll', async ({page}) => {
  for (const [route, size] of [
    [ELEMENTS, DESKTOP],
    ['/docs/tutorial-basics/congratulations', PHONE],
    [ELEMENTS, PHONE],
  ] as const) {
    await page.setViewportSize(size);
    await openPage(page, route);
    const wide = await page
      .locator('main pre:visible')
      .evaluateAll((all) => all.filter((block) => block.scrollWidth > block.clientWidth).length);
    expect(wide, `${route} at ${size.width} px`).toBe(0);
  }
  const hangs = await page.locator('main .l:visible').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      const lefts = [...text.getClientRects()].filter(({width}) => width > 0);
      const first = lefts[0];
      const wrapped = lefts.filter(({top}) => first && top > first.bottom - 1);
      return first && wrapped.length > 0 ? [wrapped.every(({left}) => left > first.left)] : [];
    }),
  );
  expect(hangs.length).toBeGreaterThan(0);
  expect(hangs).not.toContain(false);
});

test('no letters of a line of code overlap', async ({page}) => {
  await openPage(page, '/docs/quickstart/quickstart-images');
  const overlaps = await page.locator('main .l:visible').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        if (word.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        boxes.push(...range.getClientRects());
      }
      const isOver = (box: DOMRect, index: number): boolean => {
        const next = boxes[index + 1];
        return next !== undefined && next.top === box.top && next.left < box.right - 1;
      };
      return boxes.some(isOver) ? [line.textContent] : [];
    }),
  );
  expect(overlaps).toEqual([]);
});
