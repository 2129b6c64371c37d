import {copyPath} from '../../../../deploy/edge/negotiation';
import {
  detachText,
  renderAgentsMd,
  renderLlmsFull,
  renderLlmsTxt,
  renderStart,
  type AgentText,
} from './agentFiles';
import {listSidebars} from './listSidebars';
import type {OpenReader} from './pageReader';
import {renderCopy, type Copy} from './renderCopy';

/** Writes a copy as a file: what it is about and where it is from, then its text. */
function writeCopy(
  {route, title, description, body}: Copy,
  siteUrl: string,
  index: string,
): string {
  const page = `Web page: ${siteUrl}${route}`;
  const allPages = `All pages: ${siteUrl}${index}`;
  return [`# ${title}`, `> ${description}`, page, allPages, body].join('\n\n');
}

/**
 * Writes each page as Markdown next to its HTML, and the three files that agents read first.
 *
 * @param readText reads the text that one of these files begins with, by its name
 */
export function markdownCopies(readText: (name: string) => Promise<AgentText>): OpenReader {
  return ({siteConfig: {url: siteUrl, baseUrl}, routes: listed}) => {
    const routes = new Set(listed);
    const copies = new Map<string, Copy>();
    const readStart = async (name: string): Promise<AgentText> =>
      detachText(await readText(name), siteUrl, routes);
    return {
      read: (page) => void copies.set(page.route, renderCopy(page, siteUrl, routes)),
      async finish() {
        const index = `${baseUrl}llms.txt`;
        const files: Record<string, string> = {};
        for (const copy of copies.values()) {
          files[copyPath(copy.route)] = writeCopy(copy, siteUrl, index);
        }
        const sidebars = listSidebars(copies, baseUrl);
        const pages = sidebars.flatMap((sidebar) => sidebar.pages);
        // Pages that no sidebar lists, such as the home page: agents do not need them.
        const optional = [...copies.values()].filter((copy) => !pages.includes(copy));
        const lists = [...sidebars, {title: 'Optional', pages: optional}];

        const rules = await readStart('agents');
        const full = renderStart(await readStart('llms-full'), rules);
        const short = renderStart(await readStart('llms'), rules);
        files[`${baseUrl}agents.md`] = renderAgentsMd(rules);
        files[`${baseUrl}llms-full.txt`] = renderLlmsFull(full, pages);
        files[index] = renderLlmsTxt(short, lists, siteUrl, files);
        return files;
      },
    };
  };
}
