import {readFile, writeFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import {drawPicture} from '../src/plugins/machine-copies';
import {BRAND} from '../src/site/brand';
import {runMain} from './runMain';

const FAVICON_SIZE = 32;

/**
 * Wraps one PNG as an icon file, for programs that request `/favicon.ico` and do not support SVG.
 *
 * @param png a square PNG of at most 255 pixels
 * @param size its width and height
 * @returns the bytes of the icon file: a header, one entry, the PNG
 */
function toIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Renders the images in `static/` from the mark in `static/img/favicon.svg` and the names in brand.ts. */
async function makeImages(): Promise<void> {
  const mark = await readFile('static/img/favicon.svg', 'utf8');
  const render = (width: number): Buffer =>
    new Resvg(mark, {fitTo: {mode: 'width', value: width}}).render().asPng();
  const caption = {title: BRAND.tagline, section: 'Documentation', siteName: BRAND.name};
  await writeFile('static/img/favicon-32.png', render(FAVICON_SIZE));
  await writeFile('static/favicon.ico', toIcon(render(FAVICON_SIZE), FAVICON_SIZE));
  await writeFile('static/img/social.png', await drawPicture(caption));
  console.log('Wrote static/favicon.ico, static/img/favicon-32.png and static/img/social.png.');
}

runMain(makeImages);
