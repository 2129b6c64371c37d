import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Part} from './Part';

/** Texts other than pages that readers and programs see. */
const OTHER_TEXTS = [
  'sidebars.ts',
  'sidebarsApi.ts',
  'src/site/agentPreface.ts',
  'contract/open-questions.yaml',
  'SOURCES.md',
] as const;

/** Left out of the words: link targets, generated tables, answers with their own source, comments for programmers. */
const NO_WORDS =
  /(?<=\])\([^)]*\)|<!-- drawn: [\s\S]*?<!-- end -->|^ *(?:answer|source):.*$|\/\*[\s\S]*?\*\/|^ *(?:\/\/|#(?!#)).*$/gm;

/**
 * Reads the handwritten texts of the site, each as one part.
 *
 * @param siteDir the folder of the site
 * @returns the parts: pages sorted by path within each folder, then the other texts
 */
export function listTextParts(siteDir: string): Part[] {
  const pages = ['docs', 'api'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .sort(),
  );
  return [...pages, ...OTHER_TEXTS].map((id) => {
    const text = readFileSync(path.join(siteDir, id), 'utf8');
    const words = text.replace(NO_WORDS, ' ').replaceAll(/\s+/g, ' ').trim();
    return {id, words, place: `${id}:1:1`};
  });
}
