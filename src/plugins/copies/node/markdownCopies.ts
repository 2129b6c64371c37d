import {copyPath} from '../../../../deploy/edge/negotiation';
import type {OpenReader} from './pageReader';
import {renderAgentsMd} from './agents';
import {renderLlmsFull, renderLlmsTxt} from './llms';
import {readPageOrder} from './readPageOrder';
import {renderCopy, renderHead, type Copy} from './renderCopy';

/** The docs instances, with what the navbar calls them. */
const SECTIONS = [
  {id: 'default', title: 'Tutorial'},
  {id: 'api', title: 'API reference'},
] as const;

/** Writes each page as Markdown next to its HTML, and the three files that agents read first. */
export const markdownCopies: OpenReader = ({siteConfig: {url, baseUrl}, routes, plugins}) => {
  const known = new Set(routes);
  const copies = new Map<string, Copy>();
  return {
    read: (page) => void copies.set(page.route, renderCopy(page, url, known)),
    finish() {
      const sections = SECTIONS.map(({id, title}) => {
        const order = readPageOrder(plugins, id);
        return {title, copies: order.flatMap((route) => copies.get(route) ?? [])};
      });
      const listed = new Set(sections.flatMap((section) => section.copies));
      const rest = [...copies.values()].filter((copy) => !listed.has(copy));
      const pages = [...copies.values()].map((copy) => {
        const head = `${renderHead(copy, url)}All pages: ${url}${baseUrl}llms.txt\n\n`;
        return [copyPath(copy.route), head + copy.body] as const;
      });
      return {
        ...Object.fromEntries(pages),
        [`${baseUrl}llms.txt`]: renderLlmsTxt(sections, rest, baseUrl),
        [`${baseUrl}agents.md`]: renderAgentsMd(),
        [`${baseUrl}llms-full.txt`]: renderLlmsFull(sections, baseUrl),
      };
    },
  };
};
