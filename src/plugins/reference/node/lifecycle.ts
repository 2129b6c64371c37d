import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError, type Problem} from '../../../files';
import {blocks, code} from '../../../content/mdx';
import type {Schema, Transition} from '../../../contract/openapi';
import {linkWords, type ReferenceContext} from './context';

/** The folder of the drawings, relative to that of the site. */
const DRAWINGS = 'src/plugins/reference/drawings';

/**
 * Renders the drawing of a life cycle, and the same in words.
 *
 * @param name the schema with the states, such as `AppStatus`
 * @throws ContentError for each state and each cause that the drawing does not show
 */
export function renderLifecycle(name: string, context: ReferenceContext): string {
  const schema = context.contract.components.schemas[name] ?? {};
  const html = JSON.stringify(readDrawing(`${name}.svg`, schema));
  const transitions = schema['x-transitions'] ?? [];
  return blocks(
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details>',
    '<summary>Text version</summary>',
    transitions.map((transition) => renderTransition(transition, context)).join('\n'),
    '</details>',
  );
}

/** Reads a drawing as one line. Programs that read pages find a space between its words. */
function readDrawing(name: string, schema: Schema): string {
  const {enum: states = [], 'x-aliases': aliases = {}, 'x-transitions': transitions = []} = schema;
  const drawing = readFileSync(path.join(__dirname, '..', 'drawings', name), 'utf8');
  const shown = drawing
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const wanted = new Set([
    ...states.map(String).filter((state) => !(state in aliases)),
    ...transitions.map(({by}) => by),
  ]);
  const problems: Problem[] = [];
  for (const words of wanted) {
    if (shown.includes(words.toLowerCase())) continue;
    const problem = `does not show "${words}", which the contract has`;
    problems.push({location: `${DRAWINGS}/${name}:1:1`, problem, fix: 'draw it'});
  }
  if (problems.length > 0) throw new ContentError(problems);
  return drawing.replaceAll('\n', ' ');
}

function renderTransition(
  {from, to, by, operation}: Transition,
  context: ReferenceContext,
): string {
  const cause = linkWords(operation, by.charAt(0).toLowerCase() + by.slice(1), context);
  const start = from === null ? 'the start' : code(from);
  const end = to === null ? 'the end' : code(to);
  return `- From ${start} to ${end}: ${cause}.`;
}
