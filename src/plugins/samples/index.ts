import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {publishFiles, writeBuiltFile} from '../built-pages';
import {listPrograms, SAMPLES} from './build/programs';

export {toLines, writeConsole} from './build/console';
export {writeFence} from './build/fences';
export {LANGUAGE_IDS, LANGUAGES, type Language} from './build/languages';
export {programTags} from './build/programs';
export {rehypeUnbrokenNames} from './build/rehypeUnbrokenNames';

/** The theme's client module that loads a highlighter into every page, as its plugin names it. */
const HIGHLIGHTER = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** Publishes each program as a text file. Code is highlighted at build time, so no highlighter is bundled. */
export default function samples({siteDir, generatedFilesDir}: LoadContext) {
  const published = publishFiles({
    name: 'samples',
    served: path.join(generatedFilesDir, SAMPLES),
    inputs: [path.join(siteDir, SAMPLES)],
    load: () => listPrograms(siteDir),
    async write(programs, folder) {
      for (const file of programs) {
        await writeBuiltFile(folder, file, readFileSync(path.join(siteDir, file)));
      }
    },
  });
  return {
    ...published,
    configureWebpack: () => ({
      ...published.configureWebpack(),
      resolve: {alias: {[HIGHLIGHTER]: false}},
    }),
  };
}
