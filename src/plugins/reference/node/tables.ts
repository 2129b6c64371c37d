import {listOperations, type Table} from '../../../contract/openapi';
import {table} from '../../../content/mdx';
import {renderMark} from '../../../content/components/questions';
import {linkOperation, type ReferenceContext} from './context';

/** Renders the tables that pages show by their names. */
export function renderTables(context: ReferenceContext): Readonly<Record<string, string>> {
  const tables: Record<string, string> = {retries: renderRetries(context)};
  for (const [name, facts] of Object.entries(context.contract['x-tables'] ?? {})) {
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
