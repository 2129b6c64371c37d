import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {ContentError, nearestName} from '../../../problems';
import {
  buildElement,
  buildHeading,
  buildLink,
  buildList,
  buildText,
  type Phrase,
} from '../../../page-tags';
import {readPageIndex, type PageIndex} from './readPageIndex';

/** The pages that can be referenced. */
type RelatedPagesOptions = {
  readonly pages: PageIndex;
};

function isPath(value: unknown): value is string {
  return typeof value === 'string';
}

function readRelated({data}: VFile): readonly string[] {
  const {frontMatter} = data;
  if (typeof frontMatter !== 'object' || frontMatter === null || !('related' in frontMatter)) {
    return [];
  }
  return Array.isArray(frontMatter.related) ? frontMatter.related.filter(isPath) : [];
}

/** Returns the place in the front matter where the page references another page. */
function placeOf(file: VFile, siteDir: string, named: string): string {
  const lines = String(file.value).split('\n');
  const line = lines.findIndex((text) => text.includes(named));
  const column = line < 0 ? 0 : (lines[line]?.indexOf(named) ?? 0);
  return `${file.path.replace(`${siteDir}/`, '')}:${Math.max(line, 0) + 1}:${column + 1}`;
}

/**
 * A remark plugin that ends a page with the names of the pages that its front matter lists as related. It has to run
 * before Docusaurus' own plugins, which collect the table of contents.
 *
 * @param options the existing pages
 * @returns a transformer; it throws a ContentError that names every page that does not exist
 */
export function remarkRelatedPages({pages}: RelatedPagesOptions) {
  return (tree: Root, file: VFile): void => {
    const related = readRelated(file);
    // In `npm start`, a page may have been added after the index was read.
    const isKnown = related.every((route) => pages.find(route));
    const latest = isKnown ? pages : readPageIndex(file.cwd);
    const unknown = related.filter((route) => !latest.find(route));
    if (unknown.length > 0) {
      throw new ContentError(
        unknown.map((route) => ({
          place: placeOf(file, file.cwd, route),
          problem: `lists "${route}" as related, which is not a page of the guides or the reference`,
          fix: `write ${nearestName(route, latest.routes()) ?? 'the address of a page'}`,
        })),
      );
    }
    const items = related.flatMap((route): Phrase[] => {
      const name = latest.find(route);
      return name === undefined ? [] : [[buildLink(route, [buildText(name)])]];
    });
    if (items.length > 0) {
      const heading = buildHeading(2, 'related', [buildText('Related pages')]);
      tree.children.push(buildElement('RelatedPages', {}, [heading, buildList(items)]));
    }
  };
}
