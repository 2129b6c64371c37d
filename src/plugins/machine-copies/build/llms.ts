import {copyPath, renderHead, type Copy} from './renderCopy';

/** The pages of one docs instance in the order of its sidebar. */
export type Section = {
  readonly title: string;
  readonly copies: readonly Copy[];
};

/** What stands before the pages in both files. */
export type Preface = {
  readonly name: string;
  readonly summary: string;
  /** One rule per line, for programs that write code against the API. Links are absolute. */
  readonly rules: readonly string[];
  /** Examples of bodies, as Markdown. */
  readonly bodies: string;
  /** Files for machines: the address below the site's root, and a description. */
  readonly files: readonly {
    readonly path: string;
    readonly title: string;
    readonly about: string;
  }[];
};

function renderRules({rules, bodies}: Preface): string {
  return `Rules for agents:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}\n\n${bodies}`;
}

/**
 * Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links.
 *
 * @param rest the pages that no sidebar lists, such as the home page: agents do not need them
 * @param siteUrl the site's address without a slash at its end
 */
export function renderLlmsTxt(
  preface: Preface,
  sections: readonly Section[],
  rest: readonly Copy[],
  siteUrl: string,
): string {
  const {name, summary, files} = preface;
  const list = (copies: readonly Copy[]): string[] =>
    copies.map((it) => `- [${it.title}](${siteUrl}${copyPath(it.route)}): ${it.description}`);
  const lists = [
    {
      title: 'Contract and downloads',
      lines: files.map((it) => `- [${it.title}](${siteUrl}${it.path}): ${it.about}`),
    },
    ...sections.map(({title, copies}) => ({title, lines: list(copies)})),
    {title: 'Optional', lines: list(rest)},
  ];
  return [
    `# ${name}\n\n> ${summary}\n`,
    renderRules(preface),
    `To load a page as Markdown, put \`.md\` behind its address; the copy of the home page is ${siteUrl}/index.md. A link with \`#id\` leads to the heading of these words, or to \`<a id="id"></a>\`.\n`,
    ...lists.map(({title, lines}) => `## ${title}\n\n${lines.join('\n')}\n`),
  ].join('\n');
}

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same.
 *
 * @param siteUrl the site's address without a slash at its end
 */
export function renderLlmsFull(
  preface: Preface,
  sections: readonly Section[],
  siteUrl: string,
): string {
  const {name, summary} = preface;
  const copies = sections
    .flatMap((section) => section.copies)
    .filter(({route}) => !route.includes('/category/'));
  const head = [
    `# ${name}: all pages\n`,
    `> ${summary} Samples are in Python; ${siteUrl}/llms.txt leads to pages with all languages, and to the contract.\n`,
    renderRules(preface),
    'Contents. Each page begins with a line of its title behind `# `.\n',
    ...copies.map((it) => `- ${it.title}: ${siteUrl}${it.route}`),
  ].join('\n');
  const pages = copies.map((it) => `${renderHead(it, siteUrl)}${it.short.trimEnd()}`);
  return `${[head, ...pages].join('\n\n---\n\n')}\n`;
}
