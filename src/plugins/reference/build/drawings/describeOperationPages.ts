import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {OpenAPIV3_1} from 'openapi-types';
import {openYaml} from '../../../problems';
import {keepLast} from '../../../built-pages';
import {firstSentence} from './firstSentence';
import {listOperations, type OperationFacts} from './listOperations';

/** What sidebars and cards show of an operation. */
type OperationSummary = {
  /** In upper case. */
  readonly method: string;
  /** One sentence of plain text. */
  readonly purpose: string;
};

/** Summaries by the ids of the operations. */
type Summaries = ReadonlyMap<string, OperationSummary>;

function isContract(value: unknown): value is OpenAPIV3_1.Document {
  return typeof value === 'object' && value !== null && 'paths' in value;
}

function withoutMarkup(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('`', '');
}

const lastSummaries = keepLast<Summaries>();

/**
 * Reads a one-line summary of each operation.
 *
 * @param contractFile the file of a contract; the checks of the reference report what is wrong with it
 * @returns the summaries by the ids of the operations; empty when the file is not valid YAML
 */
export function readOperationSummaries(contractFile: string): Summaries {
  const text = readFileSync(contractFile, 'utf8');
  return lastSummaries(contractFile, text, () => {
    const {document, problems} = openYaml(text, contractFile);
    return summarize(problems.length === 0 ? document.toJS() : undefined);
  });
}

function summarize(contract: unknown): Summaries {
  const operations: OperationFacts[] = isContract(contract) ? listOperations(contract) : [];
  return new Map(
    operations.map(({id, method, description}) => [
      id,
      {method, purpose: withoutMarkup(firstSentence(description))},
    ]),
  );
}

/**
 * Adds the method and the purpose of an operation to the sidebar entry of its page. Docusaurus takes them from the
 * front matter, where they would have to be written a second time.
 *
 * @param siteDir the folder of the site
 * @returns a parser of front matter
 */
export function describeOperationPages(siteDir: string): ParseFrontMatter {
  const contractFile = path.join(siteDir, 'contract/openapi.yaml');
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const {operation} = parsed.frontMatter;
    if (typeof operation !== 'string') return parsed;
    const summary = readOperationSummaries(contractFile).get(operation);
    const frontMatter = {
      ...parsed.frontMatter,
      sidebar_custom_props: {...summary},
      sidebar_class_name: `method method-${summary?.method.toLowerCase() ?? ''}`,
    };
    return summary ? {...parsed, frontMatter} : parsed;
  };
}
