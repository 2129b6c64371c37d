import {translate} from '@docusaurus/Translate';
import {createElement} from './dom';
import {renderLines, toLines} from './lines';
import {renderFence} from './markup';
import type {JobInput} from './messages';
import {renderTerminalLines} from './terminalLines';

/** Adds a closed block to a console: the lines that save the same picture in a terminal. */
export function addTerminal(frame: HTMLElement, input: JobInput): void {
  const text = renderTerminalLines(location.origin, input);
  const needs = translate({
    id: 'run.terminal.needs',
    message: 'Needs cURL, jq, and Node.js 20 or later',
  });
  const fence = createElement('div', 'console fence');
  const html = renderLines(toLines(text), [{text}]);
  fence.innerHTML = renderFence(needs, {language: 'bash', html});
  const words = translate({id: 'run.terminal', message: 'In your terminal'});
  const terminal = createElement('details', 'console-terminal');
  terminal.append(createElement('summary', '', words), fence);
  frame.append(terminal);
}
