import path from 'node:path';
import type {Root} from 'mdast';
import {unified, type Pluggable} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {parse} from 'yaml';
import {ContentError} from '../../../problems';
import {parsePage} from '../pages/parsePage';
import {readPages} from '../pages/readPages';
import type {CodeBlock} from './CodeBlock';

/**
 * Reads every code block of the site, including those that tags such as `<Sample />` generate.
 *
 * @param siteDir the folder of the site
 * @param expansions the remark plugins that expand the tags
 * @returns the blocks, page by page
 * @throws ContentError for a page that cannot be parsed or expanded
 */
export async function collectCodeBlocks(
  siteDir: string,
  expansions: readonly Pluggable[],
): Promise<CodeBlock[]> {
  const {sources, problems} = await readPages(siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  const blocks: CodeBlock[] = [];
  for (const source of sources) {
    const {page, problem} = parsePage(source);
    if (problem) throw new ContentError([problem]);
    const yaml = page.yaml?.type === 'yaml' ? page.yaml.value : '';
    const file = new VFile({
      cwd: siteDir,
      path: path.join(siteDir, source.file),
      value: source.text,
      data: {frontMatter: parse(yaml) as unknown},
    });
    const tree = structuredClone(page.tree); // the expansions mutate it, and `parsePage` gives the same tree to others
    await unified()
      .use({plugins: [...expansions]})
      .run(tree, file);
    blocks.push(...listCodeBlocks(tree, source.file));
  }
  return blocks;
}

/**
 * @param tree the tree of a page
 * @param file the path of the page, for messages
 * @returns its code blocks in reading order
 */
export function listCodeBlocks(tree: Root, file: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'code', ({lang, value, position}) => {
    const start = position?.start;
    const place = start ? `${file}:${start.line}:${start.column}` : file;
    blocks.push({file, place, language: lang ?? '', text: value});
  });
  return blocks;
}
