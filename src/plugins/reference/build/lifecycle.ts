import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Transition} from './contract';
import {code} from '../../content';
import type {Site} from './tables';

/** The drawings, by what has the life that they show: the schema with its states. */
export const LIFECYCLES: Readonly<Record<string, string>> = {app: 'AppStatus', job: 'JobStatus'};

/**
 * Places the drawing of a life cycle, in a wide and a narrow form, and says the same in words. The drawings are files;
 * a test holds the states and causes in them against the contract.
 *
 * @param site the contract
 * @param name `app` or `job`
 */
export function writeLifecycle({contract, pages}: Site, name: string): string {
  const transitions = contract.components.schemas[LIFECYCLES[name] ?? '']?.['x-transitions'] ?? [];
  const drawings = ['wide', 'narrow'].map((form) =>
    readFileSync(path.join(__dirname, '..', 'drawings', `${name}-${form}.svg`), 'utf8'),
  );
  const html = JSON.stringify(drawings.join('').replaceAll('\n', ''));
  const sentence = ({from, to, by, operation}: Transition): string => {
    const cause = by.charAt(0).toLowerCase() + by.slice(1);
    const page = operation === undefined ? undefined : pages.get(operation);
    const [start, end] = [from, to].map((state) => (state === null ? undefined : code(state)));
    const link = page === undefined ? cause : `[${cause}](${page})`;
    return `- From ${start ?? 'the start'} to ${end ?? 'the end'}: ${link}.`;
  };
  return [
    `<figure className="drawing" dangerouslySetInnerHTML={{__html: ${html}}} />`,
    '<details>',
    '<summary>Text version</summary>',
    transitions.map(sentence).join('\n'),
    '</details>',
  ].join('\n\n');
}
