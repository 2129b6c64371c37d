import {readdirSync} from 'node:fs';

/** The kinds of pages: each has a template. Reference pages of operations have one of their own. */
const KINDS = readdirSync('scripts/templates')
  .map((file) => file.replace('.mdx', ''))
  .filter((name) => name !== 'operation');

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

/**
 * Decides what `npm run new` creates.
 *
 * @param args the words after the command: the kind and the path
 * @param exists returns whether a file exists, relative to the site's folder
 * @throws an Error that says what is wrong and what to write instead
 */
export function planPage(args: readonly string[], exists: (file: string) => boolean): PagePlan {
  const [kind = '', rawPath = ''] = args;
  if (args.length !== 2) {
    throw new Error('Usage: npm run new -- <kind> <path>, for example how-to docs/scale-an-app');
  }
  if (!KINDS.includes(kind)) {
    throw new Error(`There is no kind "${kind}". Use one of ${KINDS.join(', ')}.`);
  }
  const path = rawPath.replace(/^\.?\//, '').replace(/\.mdx?$/, '');
  if (!PATH.test(path)) {
    throw new Error(
      `"${rawPath}" is not a valid page path. Start it with docs/ or api/ and use lowercase letters, digits and hyphens: the path becomes the URL.`,
    );
  }
  const isOperation = path.startsWith('api/apis/');
  if (isOperation && kind !== 'reference') {
    throw new Error(`Pages below api/apis/ are of the kind reference, not ${kind}.`);
  }
  const file = `${path}.mdx`;
  if (exists(file)) {
    throw new Error(`${file} already exists. Choose another path, or edit that file.`);
  }
  const [section = '', ...segments] = path.split('/');
  const words = (segments.at(-1) ?? '').replaceAll('-', ' ');
  return {
    file,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    template: isOperation ? 'operation' : kind,
    sidebarFile: section === 'api' ? 'sidebarsApi.ts' : 'sidebars.ts',
    id: segments.join('/'),
  };
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

/**
 * Adds a page to the text of a sidebar: after the last page of its folder, or at the end. The text is edited, not
 * generated again, so that comments are kept.
 *
 * @param sidebar the text of `sidebars.ts` or `sidebarsApi.ts`
 * @param id the page's path below `docs/` or `api/`, without the file extension
 * @returns the new text, formatted or not
 * @throws an Error when the text has no list to add to
 */
export function addToSidebar(sidebar: string, id: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const neighbor = new RegExp(`(?<!id: )'${folder}[^'/]+'`, 'g'); // not an id inside an object
  const last = folder && [...sidebar.matchAll(neighbor)].at(-1);
  const end = last ? last.index + last[0].length : sidebar.lastIndexOf('\n  ],');
  if (end < 0) throw new Error(`Found no list in the sidebar. Add '${id}' by hand.`);
  const text = last ? `, '${id}'` : `\n    '${id}',`;
  return `${sidebar.slice(0, end)}${text}${sidebar.slice(end)}`;
}
