import {translate} from '@docusaurus/Translate';
import {createButton, createElement} from './dom';
import {renderLines, toLines} from './lines';
import {renderFence} from './markup';
import type {JobInput} from './messages';
import {renderTerminalLines} from './terminalLines';

/** Creates a button that shows the lines, or hides them again. */
export function createTerminalButton(input: JobInput): HTMLElement {
  const words = translate({id: 'run.terminal', message: 'In your terminal'});
  const button = createButton('terminal', words);
  button.setAttribute('aria-expanded', 'false');
  button.dataset.lines = renderTerminalLines(location.origin, input);
  return button;
}

/** Shows the lines below a console, and scrolls to them, or hides them. */
export function toggleTerminal(frame: HTMLElement, button: HTMLElement): void {
  const open = frame.querySelector('.console-terminal');
  button.setAttribute('aria-expanded', String(!open));
  open?.remove();
  if (open) return;
  const {lines: text = ''} = button.dataset;
  const needs = translate({
    id: 'run.terminal.needs',
    message: 'Needs cURL, jq, and Node.js 20 or later',
  });
  const terminal = createElement('div', 'console fence console-terminal');
  const html = renderLines(toLines(text), [{text}]);
  terminal.innerHTML = renderFence(needs, {language: 'bash', html});
  frame.append(terminal);
  terminal.scrollIntoView({block: 'nearest'});
}
