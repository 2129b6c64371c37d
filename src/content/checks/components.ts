import {collect, type Problem} from '../../files';
import {expandPage, remarkComponents} from '../mdx';
import type {Rule, SiteContent} from './rule';

/** Reports attributes, ids and names that a component does not know, where it is expanded. */
export const components: Rule = {id: 'components', check: checkComponents};

async function checkComponents(content: SiteContent): Promise<Problem[]> {
  const {siteDir, pages, components: known} = content;
  const expansion = remarkComponents({read: () => Promise.resolve(known)});
  const problems: Problem[] = [];
  for (const page of pages) {
    await expandPage(siteDir, page, expansion).catch((error: unknown) => collect(error, problems));
  }
  return problems;
}
