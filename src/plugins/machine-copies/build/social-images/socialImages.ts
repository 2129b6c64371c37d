import {writeBuiltFile, type OpenReader} from '../../../built-pages';
import {ContentCache} from '../../../reproducible-build';
import type {Caption} from './drawSocialImage';

/** Inputs of the cache: a picture depends on its text, and on the code and the packages that draw it. */
const CODE = ['src/plugins/machine-copies/build/social-images', 'package-lock.json'];

const FOLDER = 'img/social';

function sectionOf(route: string): string {
  return route.startsWith('/docs/')
    ? 'Guide'
    : route.startsWith('/api/')
      ? 'API reference'
      : 'Documentation';
}

const loadDrawing = () => import('./drawSocialImage');

/** Imported once: in Docusaurus 4, a second import of a module that is still loading returns it half initialized. */
let drawing: ReturnType<typeof loadDrawing> | undefined;

/**
 * Draws one picture. The drawing code is loaded with the first one, so a build that draws nothing does not load it.
 *
 * @returns a PNG
 */
export async function drawPicture(caption: Caption): Promise<Buffer> {
  drawing ??= loadDrawing();
  const {drawSocialImage} = await drawing;
  return drawSocialImage(caption);
}

/** Draws the preview picture of each page for shared links. Pictures are cached: one takes longer than its page. */
export const socialImages: OpenReader = ({title: siteName, siteDir, outDir}) => {
  const cache = new ContentCache(siteDir, 'social-images', CODE);
  return {
    async read(page) {
      const {route} = page;
      const title = page.remember('title', (it) => it.title);
      const caption = {title: title === '' ? route : title, section: sectionOf(route), siteName};
      const picture = await cache.remember([JSON.stringify(caption)], () => drawPicture(caption));
      await writeBuiltFile(outDir, `${FOLDER}${route === '/' ? '/index' : route}.png`, picture);
    },
    finish() {
      cache.prune();
    },
  };
};
