import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {type BuiltPage, readBuiltPages} from '../built-pages/readBuiltPages';
import {drawSocialImage, readFonts} from './drawSocialImage';

const FOLDER = 'img/social';

function areaOf(route: string): string {
  return route.startsWith('/docs/')
    ? 'Guide'
    : route.startsWith('/api/')
      ? 'API reference'
      : 'Documentation';
}

function titleOf({route, tree}: BuiltPage): string {
  const heading = select('h1', tree);
  return heading
    ? toString(heading)
        .replace(/\u200b/gu, '')
        .trim()
    : route;
}

/** Draws the picture of each page, for links that are shared. */
export default function socialImages({siteConfig}: LoadContext): Plugin {
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths}) {
      const fonts = await readFonts();
      for (const page of await readBuiltPages(outDir, routesPaths)) {
        const name = page.route === '/' ? '/index' : page.route;
        const file = path.join(outDir, FOLDER, `${name}.png`);
        const caption = {
          title: titleOf(page),
          area: areaOf(page.route),
          siteName: siteConfig.title,
        };
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await drawSocialImage(caption, fonts));
      }
    },
  };
}
