import type {Language} from '../../../samples';
import type {Arrangement} from './arrangeSections';
import type {Preface} from './Preface';
import {SHOWN_IN_PART} from './listCopyFiles';
import type {MarkdownCopy} from './renderMarkdownCopy';

/** The language of the samples: most agents write it best, and one is enough to learn from. */
const LANGUAGE = {id: 'python', label: 'Python'} satisfies Partial<Language>;

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same, and each program is shown once.
 *
 * @param siteUrl the site's address without a slash at its end
 */
export function renderLlmsFull(
  {name, summary, rules}: Preface,
  {sections}: Arrangement,
  siteUrl: string,
): string {
  const read = sections.map(({title, copies}) => ({
    title,
    copies: copies.filter(({route}) => !route.includes('/category/')),
  }));
  const contents = read.flatMap(({title, copies}) => [
    `\n${title}:\n`,
    ...copies.map((copy) => `- ${copy.title}: ${siteUrl}${copy.route}`),
  ]);
  const head = [
    `# ${name}: all pages\n`,
    `> ${summary} Samples are in ${LANGUAGE.label}. ${SHOWN_IN_PART} ${siteUrl}/llms.txt leads to the other languages and to the contract.\n`,
    'Rules for agents:\n',
    ...rules.map((rule) => `- ${rule}`),
    '\nContents. Each page begins with a line of its title behind `# `.',
    ...contents,
  ].join('\n');
  const pages = read.flatMap(({copies}) => copies);
  const seen = new Map<string, string>();
  const texts = pages.map((copy) => renderPage(copy, nameRepeated(copy, seen), siteUrl));
  return `${[head, ...texts].join('\n\n---\n\n')}\n`;
}

/** Matches a program below its name. In a list, all its lines are indented. */
const PROGRAM = /^(?<indent> *)\*\*(?<name>\S+)\*\*\n\n(?<fence> *```\w+\n[^]*?\n *```)$/gmu;

/**
 * Replaces each program that an earlier page has already shown with the name of that page.
 *
 * @param seen the programs of the previous pages, each with the title of its page; those of this page are added
 */
function nameRepeated({title, body, bodies}: MarkdownCopy, seen: Map<string, string>): string {
  const content = bodies[LANGUAGE.id] ?? body;
  return content.replaceAll(PROGRAM, (shown, indent: string, name: string, fence: string) => {
    const program = `${name}\n${fence.replaceAll(`\n${indent}`, '\n').trim()}`;
    const page = seen.get(program);
    seen.set(program, page ?? title);
    return page === undefined || name === 'Output'
      ? shown
      : `${indent}**${name}**: the program above, in "${page}".`;
  });
}

function renderPage(
  {route, title, description}: MarkdownCopy,
  content: string,
  siteUrl: string,
): string {
  return [
    `# ${title}\n`,
    `> ${description}\n`,
    `Web page: ${siteUrl}${route}\n`,
    content.trimEnd(),
  ].join('\n');
}
