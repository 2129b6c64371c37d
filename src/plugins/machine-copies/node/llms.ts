import {AGENT_PREFACE} from '../../../site/agentPreface';
import {BRAND} from '../../../site/brand';
import {copyPath, renderHead, type Copy} from './renderCopy';

/** The pages of one docs instance in the order of its sidebar. */
export type Section = {
  readonly title: string;
  readonly copies: readonly Copy[];
};

const {name, summary, rules, files} = AGENT_PREFACE;
const {siteUrl} = BRAND;

const RULES = `Rules for agents:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}\n`;

/**
 * Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links.
 *
 * @param rest the pages that no sidebar lists, such as the home page: agents do not need them
 */
export function renderLlmsTxt(sections: readonly Section[], rest: readonly Copy[]): string {
  const list = ({title, copies}: Section) => ({
    title,
    lines: copies.map(
      (it) => `- [${it.title}](${siteUrl}${copyPath(it.route)}): ${it.description}`,
    ),
  });
  const lists = [
    {
      title: 'Contract and downloads',
      lines: files.map((it) => `- [${it.title}](${siteUrl}${it.path}): ${it.about}`),
    },
    ...sections.map(list),
    list({title: 'Optional', copies: rest}),
  ];
  return [
    `# ${name}\n\n> ${summary}\n`,
    RULES,
    `To load a page as Markdown, put \`.md\` behind its address; the copy of the home page is ${siteUrl}/index.md. A link with \`#id\` leads to the heading of these words, or to \`<a id="id"></a>\`.\n`,
    ...lists.map(({title, lines}) => `## ${title}\n\n${lines.join('\n')}\n`),
  ].join('\n');
}

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same.
 */
export function renderLlmsFull(sections: readonly Section[]): string {
  const copies = sections
    .flatMap((section) => section.copies)
    .filter(({route}) => !route.includes('/category/'));
  const head = [
    `# ${name}: all pages\n`,
    `> ${summary} Samples are in Python; ${siteUrl}/llms.txt leads to pages with all languages, and to the contract.\n`,
    RULES,
    'Contents. Each page begins with a line of its title behind `# `.\n',
    ...copies.map((it) => `- ${it.title}: ${siteUrl}${it.route}`),
  ].join('\n');
  const pages = copies.map((it) => `${renderHead(it, siteUrl)}${it.short.trimEnd()}`);
  return `${[head, ...pages].join('\n\n---\n\n')}\n`;
}
