import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {blocks, code, table} from '../../../content/mdx';
import {readStatuses, type Schema} from '../../../contract/openapi';
import {linkWords, type ReferenceContext} from './context';

/** The folder with a drawing of each life cycle. A test compares them with the contract. */
const DRAWINGS = path.join(__dirname, '../drawings');

/**
 * Renders each life cycle that has a drawing: the drawing, and the same in words.
 *
 * @returns the MDX of each, by the name of the schema with its states, such as `AppStatus`
 */
export function renderLifecycles(context: ReferenceContext): Readonly<Record<string, string>> {
  const rendered: Record<string, string> = {};
  for (const file of readdirSync(DRAWINGS)) {
    const {name} = path.parse(file);
    const drawing = readFileSync(path.join(DRAWINGS, file), 'utf8');
    const schema = context.contract.components.schemas[name] ?? {};
    rendered[name] = renderLifecycle(drawing, schema, context);
  }
  return rendered;
}

function renderLifecycle(drawing: string, schema: Schema, context: ReferenceContext): string {
  // As one line. Programs that read pages find a space between its words.
  const html = JSON.stringify(drawing.replaceAll('\n', ' '));
  return blocks(
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details className="drawing">',
    '<summary>Text version</summary>',
    renderStates(schema, context),
    '</details>',
  );
}

/** Renders a table of states: what each means, and what changes it. */
function renderStates(schema: Schema, context: ReferenceContext): string {
  const rows = Object.entries(schema['x-enum-meanings'] ?? {}).map(([value, meaning]) => {
    return [code(value), meaning, renderChanges(value, schema, context)];
  });
  return table(['Value', 'Meaning', 'What changes it'], rows);
}

function renderChanges(value: string, schema: Schema, context: ReferenceContext): string {
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
