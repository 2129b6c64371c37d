import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Transition} from '../../../contract/openapi';
import {blocks, code} from '../../../content/mdx';
import {linkWords, type ReferenceContext} from './context';

/**
 * Renders the drawing of a life cycle, in a wide and a narrow form, and the same in words. The drawings are files; a test
 * compares their states and causes with the contract.
 *
 * @param name the schema with the states, such as `AppStatus`
 */
export function renderLifecycle(name: string, context: ReferenceContext): string {
  const transitions = context.contract.components.schemas[name]?.['x-transitions'] ?? [];
  const drawings = ['wide', 'narrow'].map((form) => {
    return readFileSync(path.join(__dirname, '..', 'drawings', `${name}-${form}.svg`), 'utf8');
  });
  const html = JSON.stringify(drawings.join('').replaceAll('\n', ''));
  return blocks(
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details>',
    '<summary>Text version</summary>',
    transitions.map((transition) => renderTransition(transition, context)).join('\n'),
    '</details>',
  );
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
