import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenReader} from '../built-pages/PageReader';
import {drawSocialImage, readFonts} from './drawSocialImage';

const FOLDER = 'img/social';

function areaOf(route: string): string {
  return route.startsWith('/docs/')
    ? 'Guide'
    : route.startsWith('/api/')
      ? 'API reference'
      : 'Documentation';
}

/** Draws the picture of each page, for links that are shared. */
export const socialImages: OpenReader = async ({title: siteName, outDir}) => {
  const fonts = await readFonts();
  return {
    async read({route, title}) {
      const file = path.join(outDir, FOLDER, `${route === '/' ? '/index' : route}.png`);
      const caption = {title: title === '' ? route : title, area: areaOf(route), siteName};
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, await drawSocialImage(caption, fonts));
    },
  };
};
