import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parseFragment} from 'parse5';
import {squeeze} from '../../copies';
import {ContentError, type Problem} from '../../../files';
import {blocks} from '../../../content/mdx';
import type {Schema} from '../../../contract/openapi';
import type {ReferenceContext} from './context';
import {renderValues} from './tables';

/**
 * Renders the drawing of a life cycle, and the same in words.
 *
 * @param name of the schema with the states, such as `AppStatus`
 * @throws ContentError for each state and each cause that the drawing does not show
 */
export function renderLifecycle(name: string, schema: Schema, context: ReferenceContext): string {
  const html = JSON.stringify(readDrawing(`${name}.svg`, schema));
  return blocks(
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details className="drawing">',
    '<summary>Text version</summary>',
    renderValues(schema, context),
    '</details>',
  );
}

/** Reads a drawing as one line. Programs that read pages find a space between its words. */
function readDrawing(name: string, schema: Schema): string {
  const {enum: states = [], 'x-aliases': aliases = {}, 'x-transitions': transitions = []} = schema;
  const drawing = readFileSync(path.join(__dirname, '..', 'drawings', name), 'utf8');
  const shown = squeeze(toString(fromParse5(parseFragment(drawing)))).toLowerCase();
  const wanted = new Set([
    ...states.map(String).filter((state) => !(state in aliases)),
    ...transitions.map(({by}) => by),
  ]);
  const problems: Problem[] = [];
  for (const words of wanted) {
    if (shown.includes(words.toLowerCase())) continue;
    const problem = `does not show "${words}", which the contract has`;
    const location = `src/plugins/reference/drawings/${name}:1:1`;
    problems.push({location, problem, fix: 'draw it'});
  }
  if (problems.length > 0) throw new ContentError(problems);
  return drawing.replaceAll('\n', ' ');
}
