import {writeBuiltFile, type OpenReader} from '../../../built-pages';
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
      const caption = {title: title === '' ? route : title, area: areaOf(route), siteName};
      const name = `${FOLDER}${route === '/' ? '/index' : route}.png`;
      await writeBuiltFile(outDir, name, await drawSocialImage(caption, fonts));
    },
  };
};
