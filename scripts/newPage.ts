/** The headings that a page of each kind begins with. Pages of operations have none: the contract writes them. */
const OUTLINES: Readonly<Record<string, readonly string[]>> = {
  tutorial: ['What you need', 'Do the first thing', 'Clean up', 'Next'],
  'how-to': ['What you need', 'Do it', 'If it fails'],
  quickstart: ['What you need', 'Get the first result', 'If it fails', 'Clean up'],
  reference: ['The first thing to look up'],
  concept: ['The parts and how they relate', 'Where to act'],
  landing: [],
};

const PATH = /^(?:docs|api)(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

const USAGE = `Usage: npm run new -- <kind> <path>, for example how-to docs/scale-an-app
The page of an operation: npm run new -- reference api/apis/app/get-logs getLogs`;

/**
 * Renders the page that `npm run new` creates, which lacks only its sources and its words.
 *
 * @param args the words after the command: the kind and the path; below `api/apis/` also the operationId
 * @returns the file to write, relative to the site's folder, and the page's name in its sidebar
 * @throws an Error that says what is wrong and what to write instead
 */
export function renderPage(args: readonly string[]) {
  const [kind = '', rawPath = '', operation] = args;
  const path = rawPath.replace(/^\.?\//, '').replace(/\.mdx?$/, '');
  if (args.length < 2 || args.length > 3) throw new Error(USAGE);
  const outline = readOutline(kind);
  if (!PATH.test(path)) {
    throw new Error(
      `"${rawPath}" is not a valid page path. Start it with docs/ or api/ and use lowercase letters, digits and hyphens: the path becomes the URL.`,
    );
  }
  const isOfOperation = path.startsWith('api/apis/');
  if (isOfOperation !== (operation !== undefined)) {
    throw new Error(`A page below api/apis/, and no other, has an operation.\n${USAGE}`);
  }
  if (isOfOperation && kind !== 'reference') {
    throw new Error(`Pages below api/apis/ are of the kind reference, not ${kind}.`);
  }
  const [section, ...segments] = path.split('/');
  const slug = segments.at(-1) ?? '';
  const title = `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;
  const text = `---
title: ${title}
description: What "${title}" is about. Say in one sentence what the reader knows or has at the end.
kind: ${kind}
sources: []
${operation === undefined ? '' : `operation: ${operation}\n`}---

What this page is for, in one sentence.
${operation === undefined ? outline.map(renderPart).join('') : '\n<Operation />\n'}`;
  return {
    file: `${path}.mdx`,
    text,
    sidebarFile: section === 'api' ? 'sidebarsApi.ts' : 'sidebars.ts',
    id: segments.join('/'),
  };
}

function readOutline(kind: string): readonly string[] {
  const outline = OUTLINES[kind];
  if (outline) return outline;
  throw new Error(`There is no kind "${kind}". Use one of ${Object.keys(OUTLINES).join(', ')}.`);
}

function renderPart(words: string): string {
  const id = words.toLowerCase().replaceAll(' ', '-');
  return `\n## ${words} {/* #${id} */}\n\nWrite this part.\n`;
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
