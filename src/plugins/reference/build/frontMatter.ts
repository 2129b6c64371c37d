import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parse} from 'yaml';
import {isDocument, listOperations} from './contract';
import {CONTRACT} from './readContract';

/** The method and the purpose of each operation, by its ID; empty when the contract cannot be read. */
function readSummaries(siteDir: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const document = parseOrNothing(readFileSync(path.join(siteDir, CONTRACT), 'utf8'));
  const operations = isDocument(document) ? listOperations(document) : [];
  return new Map(
    operations.map(({operationId, method, description}) => {
      const [purpose = ''] = description.split(/(?<=\.)\s/);
      const text = purpose.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('`', '');
      return [operationId, {method, purpose: text}];
    }),
  );
}

/** The linter reports what cannot be parsed. */
function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Adds the method and the purpose of an operation to the sidebar entry of its page. Docusaurus takes them from the
 * front matter, where they would have to be written a second time.
 *
 * @param siteDir the folder of the site
 */
export function describeOperationPages(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const {operation} = parsed.frontMatter;
    const summary =
      typeof operation === 'string' ? readSummaries(siteDir).get(operation) : undefined;
    return summary
      ? {
          ...parsed,
          frontMatter: {
            ...parsed.frontMatter,
            sidebar_custom_props: {...summary},
            sidebar_class_name: `method ${summary.method?.toLowerCase() ?? ''}`,
          },
        }
      : parsed;
  };
}
