import {copyPath} from '../../../../deploy/edge/negotiation';
import {AGENT_PREFACE} from '../../../site/agentPreface';
import {BRAND} from '../../../site/brand';
import type {ShownProgram} from './programs';
import {renderHead, type Copy} from './renderCopy';

/** The pages of one docs instance in the order of its sidebar. */
type CopySection = {
  readonly title: string;
  readonly copies: readonly Copy[];
};

const {name, summary, rules, files} = AGENT_PREFACE;
const {siteUrl} = BRAND;

const AGENT_RULES = [
  'Rules for agents:\n',
  ...rules.map(({rule, detail}) => `- ${[rule, detail].filter(Boolean).join(' ')}`),
  '',
].join('\n');

/** A list of `llms.txt`. */
type List = {readonly title: string; readonly lines: readonly string[]};

function listPages({title, copies}: CopySection): List {
  const lines = copies.map(
    (copy) => `- [${copy.title}](${siteUrl}${copyPath(copy.route)}): ${copy.description}`,
  );
  return {title, lines};
}

/** Lists each program once, with the page that shows it, also where several pages do. */
function listProgramLinks(copies: readonly Copy[]): List {
  const lines = new Map<string, string>();
  const describe = ({name: program, files: paths}: ShownProgram, {route, title}: Copy): string =>
    `- [${program}](${siteUrl}${copyPath(route)}): whole on the page "${title}"; its files are ${paths.join(', ')}`;
  for (const copy of copies) {
    for (const program of copy.programs) {
      if (!lines.has(program.name)) lines.set(program.name, describe(program, copy));
    }
  }
  return {title: 'Programs', lines: [...lines.values()]};
}

/**
 * Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links.
 *
 * @param rest the pages that no sidebar lists, such as the home page: agents do not need them
 * @param baseUrl the root of the language, such as `/de/`
 */
export function renderLlmsTxt(
  sections: readonly CopySection[],
  rest: readonly Copy[],
  baseUrl: string,
): string {
  const root = new URL(baseUrl, siteUrl).href;
  const downloads = files.map(
    ({title, path, about}) => `- [${title}](${root}${path.slice(1)}): ${about}`,
  );
  const lists: readonly List[] = [
    {title: 'Contract and downloads', lines: downloads},
    ...sections.map(listPages),
    listProgramLinks(sections.flatMap(({copies}) => copies)),
    listPages({title: 'Optional', copies: rest}),
  ];
  return [
    `# ${name}\n\n> ${summary}\n`,
    AGENT_RULES,
    `To load a page as Markdown, put \`.md\` behind its address; the copy of the home page is ${root}index.md. A link with \`#id\` leads to the heading of these words, or to \`<a id="id"></a>\`.\n`,
    ...lists.map(({title, lines}) => `## ${title}\n\n${lines.join('\n')}\n`),
  ].join('\n');
}

/** A block of code with its indentation, such as "   ```python\n   import os\n   ```". */
const CODE_BLOCK = /^( *)```\w*\n[^]*?\n\1```$/gmu;

/** A block from this length on, in characters, is shown once. */
const SHOWN_ONCE = 300;

/**
 * Returns the texts of pages, in which long code that an earlier page has is replaced by the title of that page: the
 * whole has to fit into what an agent can read.
 *
 * @example showCodeOnce([{title: 'One', short: program}, {title: 'Two', short: program}]) // […, 'Code: as on the page "One", above.']
 */
export function showCodeOnce(copies: readonly Pick<Copy, 'title' | 'short'>[]): readonly string[] {
  const titles = new Map<string, string>();
  return copies.map(({title, short}) =>
    short.replaceAll(CODE_BLOCK, (block: string, indent: string) => {
      const code = block.replaceAll(`\n${indent}`, '\n').trimStart();
      if (code.length < SHOWN_ONCE) return block;
      const shown = titles.get(code);
      if (shown !== undefined) return `${indent}Code: as on the page "${shown}", above.`;
      titles.set(code, title);
      return block;
    }),
  );
}

/** The end of a page, such as "## Related pages <a id="related"></a>\n\n- …". One file of all pages needs none. */
const RELATED_PAGES = /\n## [^\n]*<a id="related"><\/a>\n[^]*$/u;

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same.
 */
export function renderLlmsFull(sections: readonly CopySection[], baseUrl: string): string {
  const copies = sections
    .flatMap((section) => section.copies)
    .filter(({route}) => !route.includes('/category/'));
  const head = [
    `# ${name}: all pages\n`,
    `> ${summary} Samples are in Python; ${siteUrl}${baseUrl}llms.txt leads to pages with all languages, and to the contract.\n`,
    AGENT_RULES,
    'Contents. Each page begins with a line of its title behind `# `.\n',
    ...copies.map(({title, route}) => `- ${title}: ${siteUrl}${route}`),
  ].join('\n');
  const texts = showCodeOnce(copies);
  const pages = copies.map((copy, index) => {
    const text = texts[index]?.replace(RELATED_PAGES, '') ?? '';
    return `${renderHead(copy, siteUrl)}${text.trimEnd()}`;
  });
  return `${[head, ...pages].join('\n\n---\n\n')}\n`;
}
