import path from 'node:path';
import type {Pluggable} from 'unified';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {contentFingerprint, keepLast} from '../plugins/built-pages';
import {
  checkBytes,
  checkPages,
  pageParser,
  readPages,
  type CheckOptions,
  type Page,
} from '../plugins/content';
import {checkContracts} from '../plugins/mock-server';
import {collectProblems, type Problem} from '../plugins/problems';
import {checkOperationPages, VARIABLES} from '../plugins/reference';
import {BRAND} from './brand';
import {readEnvironment} from './environment';
import {pageTags, readTags} from './pageTags';

/** The pages with their tags expanded: after an edit, only what changed is expanded again. */
const keepExpanded = keepLast<ReturnType<typeof expand>>();

/**
 * Checks all written content: pages, sidebars, contracts, registers, samples, settings.
 *
 * @param siteDir the folder of the site
 * @returns all problems, each once; while a page or a contract cannot be read, nothing that follows from it
 */
export async function checkContent(siteDir: string): Promise<Problem[]> {
  const changed = await checkBytes(siteDir);
  if (changed.length > 0) return changed;
  const read = await readPages(siteDir);
  const unreadable = checkContracts(siteDir);
  if (unreadable.length > 0) return [...read.problems, ...unreadable];
  let tags: CheckOptions['tags'];
  const ofContracts = await collectProblems([
    async () => {
      const all = await readTags(siteDir);
      const plugin = pageTags(siteDir, false, () => Promise.resolve(all));
      const inputs = contentFingerprint(siteDir, ['contract', 'samples', 'sandbox']);
      const state = inputs + read.files.join();
      tags = {
        names: Object.keys(all),
        expand: (page) =>
          keepExpanded(path.join(siteDir, page.file), state + page.text, () =>
            expand(siteDir, page, plugin),
          ),
      };
      return [];
    },
  ]);
  return collectProblems([
    checkEnvironment,
    () =>
      checkPages(read, {
        ...{dir: siteDir, url: BRAND.siteUrl, tags},
        variables: Object.values(VARIABLES),
      }),
    () => ofContracts,
    () => (read.problems.length > 0 || !tags ? [] : checkOperationPages(siteDir)),
  ]);
}

function checkEnvironment(): Problem[] {
  try {
    readEnvironment(process.env);
    return [];
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [{place: 'the environment:', problem, fix: 'correct the variable, or unset it'}];
  }
}

async function expand(siteDir: string, page: Page, plugin: Pluggable) {
  const frontMatter: unknown = parse(page.yaml?.value ?? '');
  const tree = structuredClone(page.tree); // the tags change the tree, and other rules read the same object
  const file = new VFile({
    ...{cwd: siteDir, path: path.join(siteDir, page.file), value: page.text, data: {frontMatter}},
  });
  await pageParser().use([plugin]).run(tree, file);
  return {page, tree};
}
