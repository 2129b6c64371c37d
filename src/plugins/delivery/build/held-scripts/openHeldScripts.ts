import type {BuildFolders, PagePass} from '../Optimization';
import {holdScripts} from './holdScripts';
import {readPageChunks} from './pageChunks';

/** Makes the scripts of the bundle wait until a page is used. */
export async function openHeldScripts({
  outDir,
  generatedDir,
  pages,
}: BuildFolders): Promise<PagePass> {
  const chunksOf = await readPageChunks(outDir, generatedDir);
  return {
    edit: (html, page) => holdScripts(html, chunksOf(page)),
    summary: `${pages.length} pages run their scripts when they are used`,
  };
}
