import {expect, test} from '@playwright/test';
import {DESKTOP, openPage, PHONE} from './openPage';

for (const size of [DESKTOP, PHONE]) {
  test(`at ${size.width} px the first screen of home has its actions and Run`, async ({page}) => {
    await page.setViewportSize(size);
    await openPage(page, '/');
    const main = page.getByRole('main');
    for (const name of ['Get an API key', 'Start the tutorial']) {
      await expect(main.getByRole('link', {name})).toBeInViewport({ratio: 1});
    }
    await expect(main.getByRole('button', {name: 'Run'})).toBeInViewport({ratio: 1});
  });
}

test('on a phone, Tab reaches Run before the code below it', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  await page.locator('.demo .console-copy').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.demo .console-run')).toBeFocused();
});

for (const target of ['.card-link', '.operations li']) {
  test(`a slow press at the edge of ${target} follows its link`, async ({page}) => {
    await openPage(page, '/');
    const last = page.locator(target).last();
    await last.hover({position: {x: 4, y: 4}});
    await page.mouse.down();
    await expect(last.getByRole('link')).toHaveCSS('opacity', '0.75');
    await page.mouse.up();
    await expect(page).not.toHaveURL('/');
  });
}

test('the code is shown whole in each language, and Run stays where it is', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/');
  const code = page.locator('.demo > .console-code');
  const run = page.locator('.demo .console-run');
  const place = await run.boundingBox();
  for (const name of ['Python', 'JavaScript']) {
    await page.getByRole('radio', {name}).click();
    expect(await code.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    expect(await run.boundingBox()).toEqual(place);
  }
});

for (const width of [1440, 390]) {
  test(`at ${width} px Run shows the picture whole in place of the example`, async ({page}) => {
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
    expect(await picture.boundingBox()).toEqual(example);
    const {cut, below} = await picture.evaluate((image: HTMLImageElement) => {
      const {width, height, bottom} = image.getBoundingClientRect();
      const scales = [width / image.naturalWidth, height / image.naturalHeight];
      const links = image.nextElementSibling?.getBoundingClientRect().bottom ?? Infinity;
      return {cut: 1 - Math.min(...scales) / Math.max(...scales), below: links - bottom};
    });
    expect(cut, 'the part that is cut off').toBeLessThan(0.03);
    expect(below, 'the links lie over its lower edge').toBeLessThan(0);
  });
}
