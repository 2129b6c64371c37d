import {LANGUAGES, type Language} from '../../../samples';
import {copyPath} from './copyPath';
import type {MarkdownCopy} from './renderMarkdownCopy';

/** A file of the build, with its address below the site's root. */
type CopyFile = {
  readonly path: string;
  readonly text: string;
};

/** What a reader of a copy has to know about its samples. */
export const SHOWN_IN_PART =
  'A sample shows the lines that matter; its file name links to the whole program.';

/** What a page can do that its copy cannot. */
const RUNS_ON_PAGE =
  'On the web page, "Run here" runs each sample in JavaScript on a mock server, in the browser.';

/**
 * Renders the files of a page: one with samples in every language, and one for each language that it has samples in.
 * Each is self-contained: title, description, address of the web page, content.
 *
 * @param siteUrl the site's address without a slash at its end
 */
export function listCopyFiles(copy: MarkdownCopy, siteUrl: string): readonly CopyFile[] {
  const {route, body, bodies} = copy;
  const address = (language?: Language): string => `${siteUrl}${copyPath(route, language?.id)}`;
  const languages = LANGUAGES.filter(({id}) => bodies[id] !== undefined);
  const links = languages.map((it) => `[${it.label}](${address(it)})`);
  const note = (language: string): string => (language === 'javascript' ? ` ${RUNS_ON_PAGE}` : '');
  const notes = languages.map(({id}) => note(id)).join('');
  const choice =
    links.length === 0
      ? []
      : [`Samples in one language: ${links.join(', ')}. ${SHOWN_IN_PART}${notes}\n`];
  return [
    {path: copyPath(route), text: [...renderHead(copy, siteUrl), ...choice, body].join('\n')},
    ...languages.map((it) => ({
      path: copyPath(route, it.id),
      text: [
        ...renderHead(copy, siteUrl),
        `Samples in ${it.label}. [In every language](${address()}). ${SHOWN_IN_PART}${note(it.id)}\n`,
        bodies[it.id],
      ].join('\n'),
    })),
  ];
}

function renderHead({route, title, description}: MarkdownCopy, siteUrl: string): string[] {
  return [
    `# ${title}\n`,
    `> ${description}\n`,
    `Web page: ${siteUrl}${route}. All pages: ${siteUrl}/llms.txt.\n`,
  ];
}
