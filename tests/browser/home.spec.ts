import {expect} from '@playwright/test';
import {DESKTOP, openPage, PHONE} from './openPage';
import {test} from './test';

const ACTIONS = ['Get an API key', 'Start the tutorial'] as const;

for (const [size, screens] of [
  [DESKTOP, 1],
  [PHONE, 2],
] as const) {
  test(`at ${size.width} px the home page shows its title on at most three lines, its actions and its code on the first ${screens} screens`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    const lines = await page.getByRole('heading', {level: 1}).evaluate((it) => {
      const text = document.createRange();
      text.selectNodeContents(it);
      return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(3);
    const bottom = async (name: (typeof ACTIONS)[number]): Promise<number> => {
      const box = await page.getByRole('main').getByRole('link', {name}).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    for (const name of ACTIONS) expect(await bottom(name), name).toBeLessThanOrEqual(size.height);
    const code = page.getByRole('main').locator('pre').filter({visible: true}).first();
    expect((await code.boundingBox())?.y).toBeLessThanOrEqual(size.height * screens);
  });
}

for (const width of [1440, 390]) {
  test(`at ${width} px Run shows the picture whole, in the place and size of the example`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const demo = page.locator('.demo');
    const example = await demo.locator('.poster svg').boundingBox();
    await demo.getByRole('button', {name: 'Run'}).click();
    const picture = demo.getByRole('img', {name: 'A poster of a lighthouse at dawn'}).last();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(demo.locator('.poster')).toBeHidden();
    await expect(demo.locator('.console-status')).toContainText('COMPLETED');
    await expect(demo.getByRole('link', {name: 'Download'})).toBeVisible();
    const {frame, cut, below} = await picture.evaluate((image: HTMLImageElement) => {
      const {width, height, bottom} = image.getBoundingClientRect();
      const scales = [width / image.naturalWidth, height / image.naturalHeight];
      const links = image.nextElementSibling?.getBoundingClientRect().bottom ?? Infinity;
      return {
        frame: {width, height},
        cut: 1 - Math.min(...scales) / Math.max(...scales),
        below: links - bottom,
      };
    });
    expect(frame.width).toBeCloseTo(example?.width ?? 0, 0);
    expect(frame.height).toBeCloseTo(example?.height ?? 0, 0);
    expect(cut, 'the part that is cut off').toBeLessThan(0.03);
    expect(below, 'the links lie over its lower edge').toBeLessThan(0);
  });
}
