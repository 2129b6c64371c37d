import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {copyPath} from '../../../../deploy/edge/negotiation';
import {resolveLinks, writeMarkdown, type Copy} from './renderCopy';

/** A text of `docs/_for-agents`, with its components expanded. */
export type AgentText = {readonly title: string; readonly tree: Root};

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
    link.url = link.url.replace('pathname://', ''); // Docusaurus marks files with it
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

/**
 * Renders `llms.txt` as in https://llmstxt.org: what the site is and the rules for agents, then only lists of links.
 *
 * @param files the text of each copy, by its path: an agent decides by its size whether to load it
 */
export function renderLlmsTxt(
  start: string,
  sections: readonly {readonly title: string; readonly pages: readonly Copy[]}[],
  siteUrl: string,
  files: Readonly<Record<string, string>>,
): string {
  const lists = sections.map(({title, pages}) => {
    const lines = pages.map(({title: name, route, description}) => {
      const path = copyPath(route);
      const kilobytes = Math.ceil(Buffer.byteLength(files[path] ?? '') / 1000);
      return `- [${name}](${siteUrl}${path}): (${kilobytes} KB) ${description}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [start, ...lists].join('\n');
}

/**
 * Renders `llms-full.txt`: the rules, a table of contents, and the pages of the sidebars one after the other. Pages
 * that only list others are left out, because the table of contents does the same.
 */
export function renderLlmsFull(start: string, copies: readonly Copy[]): string {
  const listed = copies.filter(({route}) => !route.includes('/category/'));
  const contents = listed.map(({title, route}) => `- ${title}: ${route}`).join('\n');
  const pages = listed.map(({title, short}) => `# ${title}\n\n${short.trimEnd()}`);
  return `${[`${start}\n${contents}`, ...pages].join('\n\n---\n\n')}\n`;
}
