import {readFileSync} from 'node:fs';
import path from 'node:path';
import {blocks, code} from '../../content';
import type {Transition} from './contract';
import {linkTo, type Site} from './tables';

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
