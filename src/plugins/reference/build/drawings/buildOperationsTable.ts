import type {Table} from 'mdast';
import {
  buildInlineCode,
  buildLink,
  buildTable,
  buildText,
  parsePhrase,
  type Phrase,
} from '../../../page-tags';
import {inlineElement} from '../operations/mdastNodes';
import {firstSentence} from './firstSentence';
import type {OperationFacts} from './listOperations';

/**
 * @param operations the contract's operations
 * @param pages the page of each operation
 * @returns a table with one row for each operation
 */
export function buildOperationsTable(
  operations: readonly OperationFacts[],
  pages: ReadonlyMap<string, string>,
): Table {
  return buildTable(
    ['Operation', 'Method and path', 'What it does', 'Success'],
    operations.map(({id, method, path, summary, description, responses}): Phrase[] => [
      linkToOperation(id, summary, pages),
      [inlineElement('Badge', {}, buildText(method)), buildText(' '), buildInlineCode(path)],
      parsePhrase(firstSentence(description)),
      successOf(Object.keys(responses)),
    ]),
  );
}

/** @returns the operation's name, as a link when it has a page */
export function linkToOperation(
  id: string,
  summary: string,
  pages: ReadonlyMap<string, string>,
): Phrase {
  const page = pages.get(id);
  return page === undefined ? [buildText(summary)] : [buildLink(page, [buildText(summary)])];
}

function successOf(statuses: readonly string[]): Phrase {
  const success = statuses.filter((status) => status.startsWith('2'));
  const exact = success.filter((status) => /^\d{3}$/.test(status));
  if (exact.length === 0) return [buildText('Any 2XX')];
  return exact.flatMap((status, index) => [
    ...(index === 0 ? [] : [buildText(', ')]),
    buildInlineCode(status),
  ]);
}
