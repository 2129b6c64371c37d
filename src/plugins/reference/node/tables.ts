import {listOperations, readStatuses, type Schema, type Table} from '../../../contract/openapi';
import {code, table} from '../../../content/mdx';
import {renderMark} from '../../../content/components/questions';
import {linkOperation, linkWords, type ReferenceContext} from './context';

/** Renders the tables that pages show by their names: those of the contract, and those of its enumerations. */
export function renderTables(context: ReferenceContext): Readonly<Record<string, string>> {
  const {contract} = context;
  const tables: Record<string, string> = {retries: renderRetries(context)};
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (schema['x-enum-meanings']) tables[name] = renderValues(schema, context);
  }
  for (const [name, facts] of Object.entries(contract['x-tables'] ?? {})) {
    tables[name] = renderFacts(facts, context);
  }
  return tables;
}

/** Renders a table of the contract. A cell can be an open question, which becomes its mark. */
function renderFacts({columns, rows}: Table, {questions}: ReferenceContext): string {
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'string') return cell;
      const question = questions.find(({id}) => id === cell.question);
      return question ? renderMark(question, 'value') : '';
    }),
  );
  return table(columns, cells);
}

/** Renders the values of an enumeration; for the states of an app or a job, also what changes each. */
export function renderValues(schema: Schema, context: ReferenceContext): string {
  const meanings = Object.entries(schema['x-enum-meanings'] ?? {});
  if (!schema['x-transitions']) {
    const rows = meanings.map(([value, meaning]) => [code(value), meaning]);
    return table(['Value', 'Meaning'], rows);
  }
  const rows = meanings.map(([value, meaning]) => {
    return [code(value), meaning, renderChanges(value, schema, context)];
  });
  return table(['Value', 'Meaning', 'What changes it'], rows);
}

function renderChanges(value: string, schema: Schema, context: ReferenceContext) {
  if (readStatuses(schema)[value]?.outcome !== undefined) return 'Nothing: this status is final.';
  const state = schema['x-aliases']?.[value] ?? value;
  const changes: string[] = [];
  for (const {from, to, by, operation} of schema['x-transitions'] ?? []) {
    if (from !== state) continue;
    const cause = linkWords(operation, by, context);
    changes.push(to === null ? `${cause}.` : `${cause}: ${code(to)}.`);
  }
  return changes.join(' ');
}

const REPEATS = ['Yes', 'Check first', 'No']; // in the order of the rows

/** Renders which requests may be sent again. Operations with the same rule and reason share a row. */
function renderRetries(context: ReferenceContext): string {
  const rows = new Map<string, {repeat: string; because: string; links: string[]}>();
  for (const operation of [context.contract, context.openAi].flatMap(listOperations)) {
    const retry = operation['x-retry'];
    if (!retry) continue;
    const key = `${retry.repeat}: ${retry.because}`;
    const row = rows.get(key) ?? {...retry, links: []};
    row.links.push(linkOperation(operation, context));
    rows.set(key, row);
  }
  const sorted = [...rows.values()].sort(
    (one, other) => REPEATS.indexOf(one.repeat) - REPEATS.indexOf(other.repeat),
  );
  return table(
    ['Operation', 'Repeat it?', 'Because'],
    sorted.map((row) => [row.links.join(', '), row.repeat, row.because]),
  );
}
