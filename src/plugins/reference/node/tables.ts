import {readFileSync} from 'node:fs';
import path from 'node:path';
import {blocks, code, table, writeMark, type Question} from '../../content';
import {
  listOperations,
  type Contract,
  type Operation,
  type Schema,
  type TableCell,
  type Transition,
} from '../../../openapi';

/** What the tags of the reference draw from. */
export type Site = {
  readonly contract: Contract;
  /** The interface of OpenAI clients. */
  readonly openAi: Contract;
  /** The page of each operation, by its ID. */
  readonly pages: ReadonlyMap<string, string>;
  /** The register of open questions. */
  readonly questions: readonly Question[];
};

/** @returns words as a link to the page of an operation, if there is one */
export function linkTo(operationId: string | undefined, words: string, {pages}: Site): string {
  const page = pages.get(operationId ?? '');
  return page === undefined ? words : `[${words}](${page})`;
}

/** @returns the name of an operation, as a link to its page */
export const linkOf = ({operationId, summary}: Operation, site: Site): string =>
  linkTo(operationId, summary, site);

/** Draws the tables that pages place by their names: those of the contract, and what it says of its enumerations. */
export function factTables(site: Site): ReadonlyMap<string, string> {
  const tables = new Map([
    ['retries', retryTable(site)],
    ['operations', operationsTable(site)],
  ]);
  for (const [name, schema] of Object.entries(site.contract.components.schemas)) {
    if (schema['x-enum-meanings']) tables.set(name, stateTable(schema, site));
  }
  for (const [name, {columns, rows}] of Object.entries(site.contract['x-tables'] ?? {})) {
    const most = Math.max(...rows.flat().map(amountOf));
    const write = (cell: TableCell): string | {readonly mdx: string} => {
      if (typeof cell === 'string') {
        const amount = amountOf(cell);
        return amount > 0 ? {mdx: cell + writeBar(amount / most)} : cell;
      }
      const question = site.questions.find(({id}) => id === cell.question);
      return question ? writeMark(question, 'value') : '';
    };
    const cells = rows.map((row) => row.map(write));
    tables.set(name, table(columns, cells));
  }
  return tables;
}

/** @returns the gigabytes of a cell such as `17.4 GB`, 0 for another one */
const amountOf = (cell: TableCell): number =>
  typeof cell === 'string' && /^[\d.]+ GB$/.test(cell) ? parseFloat(cell) : 0;

/** Writes the bar of an amount, which makes the amounts of a table comparable at a glance. */
const writeBar = (share: number): string =>
  `<svg className="amount" width="100%" height="6" aria-hidden="true"><rect width="${(share * 100).toFixed(1)}%" height="6" rx="3"/></svg>`;

/** Draws every value of an enumeration; for the states of an app or a job, with what leads on. */
function stateTable(schema: Schema, site: Site): string {
  const {'x-enum-meanings': meanings = {}, 'x-aliases': aliases = {}} = schema;
  const transitions = schema['x-transitions'];
  const next = (state: string): string =>
    (transitions ?? [])
      .filter(({from}) => from === (aliases[state] ?? state))
      .map(({by, operation, to}) => linkTo(operation, by, site) + (to ? `: ${code(to)}.` : '.'))
      .join(' ');
  const change = (state: string): string => next(state) || 'Nothing: this is an end.';
  return table(
    ['Value', 'Meaning', ...(transitions ? ['What changes it'] : [])],
    Object.entries(meanings).map(([value, meaning]) => [
      code(value),
      meaning,
      ...(transitions ? [change(value)] : []),
    ]),
  );
}

/**
 * Places the drawing of a life cycle, in a wide and a narrow form, and says the same in words. The drawings are files;
 * a test holds the states and causes in them against the contract.
 *
 * @param name of the schema with the states
 */
export function writeLifecycle(name: string, site: Site): string {
  const transitions = site.contract.components.schemas[name]?.['x-transitions'] ?? [];
  const drawings = ['wide', 'narrow'].map((form) =>
    readFileSync(path.join(__dirname, '..', 'drawings', `${name}-${form}.svg`), 'utf8'),
  );
  const html = JSON.stringify(drawings.join('').replaceAll('\n', ''));
  const sentence = ({from, to, by, operation}: Transition): string => {
    const cause = linkTo(operation, by.charAt(0).toLowerCase() + by.slice(1), site);
    const start = from === null ? 'the start' : code(from);
    return `- From ${start} to ${to === null ? 'the end' : code(to)}: ${cause}.`;
  };
  return blocks(
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details>',
    '<summary>Text version</summary>',
    transitions.map(sentence).join('\n'),
    '</details>',
  );
}

/** Draws one row for each operation. */
function operationsTable(site: Site): string {
  return table(
    ['Operation', 'Method and path', 'What it does', 'Success'],
    listOperations(site.contract).map((it) => [
      linkOf(it, site),
      `**${it.method}** ${code(it.path)}`,
      it.description.split(/(?<=\.)\s/)[0] ?? '',
      Object.keys(it.responses)
        .filter((status) => status.startsWith('2'))
        .map((status) => (/^\d+$/.test(status) ? code(status) : `Any ${status}`))
        .join(', '),
    ]),
  );
}

/** Draws which requests may be sent again. Operations with the same rule and reason share a row. */
function retryTable(site: Site): string {
  const chat = '/api/llm-openai-compatibility#errors';
  const all = [
    ...listOperations(site.contract).map((it) => [it, linkOf(it, site)] as const),
    ...listOperations(site.openAi).map((it) => [it, `[${it.summary}](${chat})`] as const),
  ];
  const rows = ['Yes', 'Check first', 'No'].flatMap((repeat) => {
    const alike = all.filter(([it]) => it['x-retry']?.repeat === repeat);
    const reasons = new Set(alike.flatMap(([it]) => it['x-retry']?.because ?? []));
    return [...reasons].map((because) => {
      const links = alike.filter(([it]) => it['x-retry']?.because === because);
      return [links.map(([, link]) => link).join(', '), repeat, because];
    });
  });
  return table(['Operation', 'Repeat it?', 'Because'], rows);
}
