import {listOperations} from '../../contract/openapi';
import {findNearest, type Problem} from '../../files';
import type {SiteContent, Rule} from './rule';

/** Reports operations of the contract without a page. An operation that a page names wrongly is reported there. */
export const operationPages: Rule = {id: 'operation-pages', check: checkOperationPages};

function checkOperationPages({files, pages, contracts: [api]}: SiteContent): Problem[] {
  const isComplete = files.length === pages.length;
  if (!api || !isComplete) return [];
  const operations = listOperations(api.contract);
  const known = operations.map(({operationId}) => operationId);
  const described = new Set<string>();
  for (const {frontMatter} of pages) {
    if (typeof frontMatter.operation !== 'string') continue;
    described.add(findNearest(frontMatter.operation, known, Infinity) ?? '');
  }
  const missing = operations.filter(({operationId}) => !described.has(operationId));
  return missing.map(({operationId, path, method}) => ({
    place: api.locate(['paths', path, method.toLowerCase(), 'operationId']),
    problem: `operation "${operationId}" has no page`,
    fix: `write a page with "operation: ${operationId}" in its front matter and <Operation /> in its text`,
  }));
}
