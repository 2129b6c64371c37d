import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {copyPath} from '../../../../deploy/edge/negotiation';
import {renderHead, resolveLinks, writeMarkdown, type Copy} from './renderCopy';

/** A text of `docs/_for-agents`, with its components expanded. */
export type AgentText = {readonly title: string; readonly tree: Root};

/** The pages of one docs instance in the order of its sidebar. */
type CopySection = {
  readonly title: string;
  readonly copies: readonly Copy[];
};

/** Returns the size of a published file in bytes, by its path. */
type FindSize = (path: string) => number | undefined;

/** Makes a text complete without the site: absolute links, and nothing that only writers see. */
export function detachText(
  {title, tree}: AgentText,
  siteUrl: string,
  routes: ReadonlySet<string>,
): AgentText {
  const children = tree.children.filter(
    ({type}) => type !== 'yaml' && type !== 'mdxFlowExpression',
  );
  const detached: Root = structuredClone({type: 'root', children});
  visit(detached, 'link', (link) => {
    link.url = link.url.replace('pathname://', ''); // how Docusaurus is told of a file that a build makes
  });
  resolveLinks(detached, new URL(siteUrl), routes);
  return {title, tree: detached};
}

/**
 * Renders `agents.md`: what a coding agent has to know at every task, to be pasted into AGENTS.md or CLAUDE.md of a
 * project. Of each rule it has the first paragraph, because an agent reads it with each task.
 */
export function renderAgentsMd({title, tree}: AgentText): string {
  const short = structuredClone(tree);
  visit(short, 'list', (list) => {
    list.spread = false;
    for (const item of list.children) {
      item.children.splice(1);
      item.spread = false;
    }
  });
  return `## ${title}\n\n${writeMarkdown(short)}`;
}

/** Writes the start of a file: its title, and its text with the rules before the first heading. */
export function renderStart({title, tree}: AgentText, rules: AgentText): string {
  const end = tree.children.findIndex(({type}) => type === 'heading');
  const children = [
    ...tree.children.slice(0, end),
    ...rules.tree.children.filter(({type}) => type === 'list'),
    ...tree.children.slice(end),
  ];
  return `# ${title}\n\n${writeMarkdown({type: 'root', children})}`;
}

/** Adds the size of each file to the lists that name it: an agent decides by it what to load. */
export function withSizes(
  {title, tree}: AgentText,
  siteUrl: string,
  findSize: FindSize,
): AgentText {
  const sized = structuredClone(tree);
  visit(sized, 'listItem', ({children: [line]}) => {
    if (line?.type !== 'paragraph') return;
    const [link, about] = line.children;
    if (link?.type !== 'link' || about?.type !== 'text') return;
    const size = renderSize(findSize(link.url.replace(siteUrl, '')));
    about.value = about.value.replace(/^: /, `: ${size}`);
  });
  return {title, tree: sized};
}

function renderSize(bytes: number | undefined): string {
  return bytes === undefined ? '' : `(${Math.ceil(bytes / 1000)} KB) `;
}

/** Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links. */
export function renderLlmsTxt(
  start: string,
  sections: readonly CopySection[],
  siteUrl: string,
  findSize: FindSize,
): string {
  const lists = sections.map(({title, copies}) => {
    const lines = copies.map((copy) => {
      const path = copyPath(copy.route);
      return `- [${copy.title}](${siteUrl}${path}): ${renderSize(findSize(path))}${copy.description}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [start, ...lists].join('\n');
}

/** A block of code with its indentation, such as "   ```python\n   import os\n   ```". */
const CODE_BLOCK = /^( *)```\w*\n[^]*?\n\1```$/gmu;

/** A block from this length on, in characters, is shown once. */
const SHOWN_ONCE = 300;

/**
 * Returns the texts of pages, in which long code that an earlier page has is replaced by the title of that page: the
 * whole has to fit into what an agent can read.
 */
export function showCodeOnce(copies: readonly Pick<Copy, 'title' | 'short'>[]): string[] {
  const titles = new Map<string, string>();
  return copies.map(({title, short}) =>
    short.replaceAll(CODE_BLOCK, (block: string, indent: string) => {
      const code = block.replaceAll(`\n${indent}`, '\n').trimStart();
      const shown = titles.get(code);
      if (shown !== undefined) return `${indent}Code: as on the page "${shown}", above.`;
      if (code.length >= SHOWN_ONCE) titles.set(code, title);
      return block;
    }),
  );
}

/** The end of a page, such as "## Related pages <a id="see-also"></a>\n\n- …". One file of all pages needs none. */
const RELATED_PAGES = /\n## [^\n]*<a id="see-also"><\/a>\n[^]*$/u;

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same.
 */
export function renderLlmsFull(start: string, copies: readonly Copy[], siteUrl: string): string {
  const listed = copies.filter(({route}) => !route.includes('/category/'));
  const contents = listed.map(({title, route}) => `- ${title}: ${siteUrl}${route}`).join('\n');
  const texts = showCodeOnce(listed);
  const pages = listed.map((copy, index) => {
    const text = texts[index]?.replace(RELATED_PAGES, '') ?? '';
    return `${renderHead(copy, siteUrl)}${text.trimEnd()}`;
  });
  return `${[`${start}\n${contents}`, ...pages].join('\n\n---\n\n')}\n`;
}
