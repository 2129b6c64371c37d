import type {Table} from 'mdast';
import {
  buildInlineCode,
  buildLink,
  buildTable,
  buildText,
  parsePhrase,
  type Phrase,
} from '../../../page-tags';
import type {States, Transition} from './readStates';

/**
 * @param states an enumeration of the contract
 * @param pages the page of each operation
 * @returns a table of its values and meanings; for states, also of the transitions that leave each one
 */
export function buildStateTable(states: States, pages: ReadonlyMap<string, string>): Table {
  const rows = states.values.map(({value, meaning}): Phrase[] => [
    [buildInlineCode(value)],
    parsePhrase(meaning),
  ]);
  if (states.transitions.length === 0) return buildTable(['Value', 'Meaning'], rows);
  return buildTable(
    ['Value', 'Meaning', 'What changes it'],
    rows.map((row, index) => [...row, leadsOn(states, states.values[index]?.value ?? '', pages)]),
  );
}

function leadsOn(states: States, value: string, pages: ReadonlyMap<string, string>): Phrase {
  const state = states.aliases[value] ?? value;
  const next = states.transitions.filter(({from}) => from === state);
  if (next.length === 0) return [buildText('Nothing: this is an end.')];
  return next.flatMap((transition, index) => [
    ...(index === 0 ? [] : [buildText(' ')]),
    ...sentence(transition, pages),
  ]);
}

function sentence({by, operation, to}: Transition, pages: ReadonlyMap<string, string>): Phrase {
  const page = operation === undefined ? undefined : pages.get(operation);
  const cause = buildText(by);
  return [
    page === undefined ? cause : buildLink(page, [cause]),
    ...(to === null ? [buildText('.')] : [buildText(': '), buildInlineCode(to), buildText('.')]),
  ];
}
