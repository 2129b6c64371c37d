import {expect, test} from '@playwright/test';
import {renderPng} from '@rungen/mock-server/picture/png';
import {renderPicture} from '../../src/plugins/console/node/mock-server';

const INPUT = {prompt: 'A lighthouse at dawn', width: 300, height: 200};

test('a page and a terminal show the same picture, pixel by pixel', async ({page}) => {
  const svg = renderPicture(INPUT).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const png = Buffer.from(await (await renderPng(INPUT)).arrayBuffer()).toString('base64');
  const addresses = [
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
    `data:image/png;base64,${png}`,
  ];
  const [fromPage, fromTerminal] = await Promise.all(
    addresses.map((address) =>
      page.evaluate(async (src) => {
        const image = Object.assign(new Image(), {src});
        await image.decode();
        const context = new OffscreenCanvas(300, 200).getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(0, 0, 300, 200).data ?? [])];
      }, address),
    ),
  );
  expect(fromPage).toHaveLength(300 * 200 * 4);
  expect(fromPage).toEqual(fromTerminal);
});
