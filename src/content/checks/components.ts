import {collect, type Problem} from '../../files';
import {expandPage} from '../mdx';
import type {Rule, SiteContent} from './rule';

/** Reports attributes, ids and names that a component does not know, where it is expanded. */
export const components: Rule = {id: 'components', check: checkComponents};

async function checkComponents({pages, components: known}: SiteContent) {
  const problems: Problem[] = [];
  for (const page of pages) {
    await expandPage(page, known).catch((error: unknown) => collect(error, problems));
  }
  return problems;
}
