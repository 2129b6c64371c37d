import type {Page} from '@playwright/test';

/**
 * Says where two screenshots differ: the places of the first few pixels that changed.
 *
 * @param page any page: its browser decodes the images
 * @param before a PNG
 * @param after a PNG of the same size
 * @returns nothing when they are the same
 */
export async function findChange(page: Page, before: Buffer, after: Buffer): Promise<string[]> {
  if (before.equals(after)) {
    return [];
  }
  const images = [before, after].map((image) => image.toString('base64'));
  return page.evaluate(async (texts) => {
    const decode = async (text: string): Promise<{width: number; pixels: Uint32Array}> => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
      const {width, height} = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(0, 0, width, height).data.buffer;
      return {width, pixels: new Uint32Array(data ?? new ArrayBuffer(0))};
    };
    const [one, other] = await Promise.all(texts.map(decode));
    const width = one?.width ?? 1;
    const changed = [...(one?.pixels.entries() ?? [])].filter(
      ([index, pixel]) => pixel !== other?.pixels[index],
    );
    const places = changed.map(
      ([index]) =>
        `x ${Math.floor((index % width) / 20) * 20}, y ${Math.floor(index / width / 20) * 20}`,
    );
    return [...new Set(places)].slice(0, 20);
  }, images);
}
