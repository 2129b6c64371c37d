import type {RootContent} from 'mdast';
import {
  buildCode,
  buildHeading,
  buildInlineCode,
  buildLink,
  buildList,
  buildParagraph,
  buildStrong,
  buildTable,
  buildText,
  parsePhrase,
  type Phrase,
} from '../../../page-tags';
import {linkToOperation} from './buildOperationsTable';
import type {ErrorFacts, Retry} from './listErrors';

const RETRY_WORDS: Readonly<Record<Retry, string>> = {
  safe: 'Yes.',
  unsafe: 'Only with care.',
  no: 'No.',
};

/**
 * @param errors the contract's errors
 * @param exchanges the captured request and answer of each error, by its id
 * @param pages the page of each operation
 * @returns a table of all errors, then a section for each with a fixed id
 */
export function buildErrorCatalogue(
  errors: readonly ErrorFacts[],
  exchanges: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, string>,
): RootContent[] {
  const overview = buildTable(
    ['Status', 'Error', 'Text', 'Retry', 'Operations'],
    errors.map((error): Phrase[] => [
      [buildInlineCode(error.status)],
      [buildLink(`#${anchorOf(error)}`, [buildText(error.title)])],
      [buildInlineCode(error.text)],
      [buildText(RETRY_WORDS[error.retry].replace('.', ''))],
      listOf(error, pages),
    ]),
  );
  return [
    overview,
    ...errors.flatMap((error) => buildSection(error, exchanges.get(error.id) ?? '', pages)),
  ];
}

/** @returns the id of an error's heading */
function anchorOf({id}: Pick<ErrorFacts, 'id'>): string {
  return `error-${id}`;
}

function buildSection(
  error: ErrorFacts,
  exchange: string,
  pages: ReadonlyMap<string, string>,
): RootContent[] {
  return [
    buildHeading(3, anchorOf(error), [buildText(`${error.status}: ${lowerFirst(error.title)}`)]),
    buildParagraph([buildInlineCode(error.text)]),
    buildParagraph(parsePhrase(error.meaning)),
    ...buildCauses(error),
    buildParagraph([buildStrong('What to do'), buildText(': '), ...parsePhrase(error.fix)]),
    buildParagraph([
      buildStrong('Send it again?'),
      buildText(` ${RETRY_WORDS[error.retry]} `),
      ...parsePhrase(error.retryAdvice),
    ]),
    buildParagraph([buildStrong('Operations:'), buildText(' '), ...listOf(error, pages)]),
    buildParagraph([buildText('The exchange, as captured from the mock server:')]),
    buildCode('http', exchange.trimEnd()),
  ];
}

/** Builds the same content as `renderCauses` does for the operation pages. */
function buildCauses({causes}: ErrorFacts): RootContent[] {
  const [only, ...others] = causes;
  return only !== undefined && others.length === 0
    ? [buildParagraph([buildStrong('Cause'), buildText(': '), ...parsePhrase(only)])]
    : [
        buildParagraph([buildStrong('Possible causes'), buildText(':')]),
        buildList(causes.map(parsePhrase), true),
      ];
}

function listOf({operations}: ErrorFacts, pages: ReadonlyMap<string, string>): Phrase {
  return operations.flatMap(({id, summary}, index) => [
    ...(index === 0 ? [] : [buildText(', ')]),
    ...linkToOperation(id, summary, pages),
  ]);
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
