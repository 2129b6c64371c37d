import type {Page} from '@playwright/test';

/** How much two renderings of the same curve may differ, of 255: the browser rounds its edges differently each time. */
const ROUNDING = 3;

/**
 * Finds where two screenshots differ.
 *
 * @param page any page: its browser decodes the images
 * @param before a PNG
 * @param after a PNG of the same size
 * @returns the positions of the first few pixels that changed; empty when the screenshots look the same
 */
export async function findChange(page: Page, before: Buffer, after: Buffer): Promise<string[]> {
  if (before.equals(after)) {
    return [];
  }
  const images = [before, after].map((image) => image.toString('base64'));
  return page.evaluate(
    async ({texts, rounding}) => {
      const decode = async (text: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
        const {width, height} = image;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height) ?? new ImageData(1, 1);
      };
      const [one = new ImageData(1, 1), other] = await Promise.all(texts.map(decode));
      const most = new Map<string, number>();
      for (const [index, value] of one.data.entries()) {
        const difference = Math.abs(value - (other?.data[index] ?? 0));
        if (difference > rounding) {
          const pixel = Math.floor(index / 4);
          const x = Math.floor((pixel % one.width) / 20) * 20;
          const y = Math.floor(pixel / one.width / 20) * 20;
          const place = `x ${x}, y ${y}`;
          most.set(place, Math.max(most.get(place) ?? 0, difference));
        }
      }
      return [...most].slice(0, 20).map(([place, by]) => `${place}: by ${by} of 255`);
    },
    {texts: images, rounding: ROUNDING},
  );
}
