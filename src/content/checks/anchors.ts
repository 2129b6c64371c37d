import {listAnchors} from '../mdx';
import type {Problem} from '../../files';
import {listLinks, type PageLink} from './links';
import type {SiteContent, Rule} from './rule';

/** How many anchors of a page a message lists. */
const MAX_CHOICES = 20;

/** Reports links to anchors that do not exist. Docusaurus warns of them without their place, so they are warnings. */
export const anchors: Rule = {id: 'anchors', check: checkAnchors};

function checkAnchors({pages, expanded}: SiteContent): Problem[] {
  const idsByRoute = new Map<string, readonly string[]>();
  for (const {page, tree} of expanded) {
    const ids = listAnchors(page, tree).map(({id}) => id);
    idsByRoute.set(page.route, ids);
  }
  const problems: Problem[] = [];
  for (const link of pages.flatMap(listLinks)) {
    const ids = idsByRoute.get(link.route);
    if (ids === undefined || link.id === '' || ids.includes(link.id)) continue;
    problems.push(explainAnchor(link, ids));
  }
  return problems;
}

function explainAnchor({place, route, id}: PageLink, ids: readonly string[]): Problem {
  const choice = ids.slice(0, MAX_CHOICES).map((known) => `#${known}`);
  const end = ids.length > MAX_CHOICES ? ' …' : '';
  return {
    place,
    problem: `broken anchor "#${id}" of ${route}`,
    fix: `use one of ${choice.join(', ')}${end}`,
    isWarning: true,
  };
}
