import {findNearest} from '../../src/plugins/problems';
import {isPageKind, PAGE_KINDS} from '../../src/plugins/checks';

const USAGE =
  'Usage: npm run new -- <kind> <path>, for example npm run new -- how-to docs/tutorial-basics/scale-an-app';
const PATH = /^(?:docs|api)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** A page to create. */
export type PagePlan = {
  /** The file to write, relative to the site's folder. */
  readonly file: string;
  readonly title: string;
  /** The file below `scripts/templates/` to start from. */
  readonly template: string;
  readonly sidebarFile: 'sidebars.ts' | 'sidebarsApi.ts';
  /** The page's name in its sidebar. */
  readonly id: string;
};

/** A page to create, or why there is none. */
type Planned =
  | {readonly plan: PagePlan; readonly problem?: undefined}
  | {readonly plan?: undefined; readonly problem: string};

/**
 * Decides what `npm run new` creates.
 *
 * @param args the words after the command: the kind and the path
 * @param exists returns whether a file exists, relative to the site's folder
 * @returns the plan, or a sentence that says what is wrong and what to write instead
 */
export function planPage(args: readonly string[], exists: (file: string) => boolean): Planned {
  const [kind, rawPath, ...rest] = args;
  if (kind === undefined || rawPath === undefined || rest.length > 0) {
    return {problem: USAGE};
  }
  if (!isPageKind(kind)) {
    return {problem: `There is no kind "${kind}". ${suggestKind(kind)}`};
  }
  const path = rawPath.replace(/^\.?\//, '').replace(/\.mdx?$/, '');
  if (!PATH.test(path)) {
    return {
      problem: `"${rawPath}" is not a valid page path. Start it with docs/ or api/ and use lowercase letters, digits and hyphens: the path becomes the URL.`,
    };
  }
  const isOperation = path.startsWith('api/apis/');
  if (isOperation && kind !== 'reference') {
    return {problem: `Pages below api/apis/ are of the kind reference, not ${kind}.`};
  }
  const file = `${path}.mdx`;
  const taken = [file, `${path}.md`].find(exists);
  if (taken !== undefined) {
    return {problem: `${taken} already exists. Choose another path, or edit that file.`};
  }
  const [section = '', ...segments] = path.split('/');
  return {
    plan: {
      file,
      title: writeTitle(segments.at(-1) ?? ''),
      template: isOperation ? 'operation' : kind,
      sidebarFile: section === 'api' ? 'sidebarsApi.ts' : 'sidebars.ts',
      id: segments.join('/'),
    },
  };
}

function suggestKind(kind: string): string {
  const nearest = findNearest(kind, PAGE_KINDS);
  return nearest ? `Write ${nearest}.` : `Use one of ${PAGE_KINDS.join(', ')}.`;
}

function writeTitle(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Fills a template.
 *
 * @param template the text of a file of `scripts/templates/`
 * @returns the page; an operation is guessed from the file name, and the build reports a wrong guess
 */
export function fillTemplate(template: string, {title, id}: PagePlan): string {
  const slug = id.split('/').at(-1) ?? '';
  const operation = slug.replace(/-(?<letter>.)/g, (_, letter: string) => letter.toUpperCase());
  return template
    .replaceAll('__TITLE__', title)
    .replaceAll('__SUBJECT__', `"${title}"`)
    .replaceAll('__OPERATION__', operation);
}
