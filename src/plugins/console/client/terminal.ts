import {translate} from '@docusaurus/Translate';
import {createBox, createButton, createElement} from './dom';
import type {JobInput} from './messages';
import {renderTerminalLines} from './terminalLines';

/** Creates a button that shows the lines, or hides them again. */
export function createTerminalButton(input: JobInput): HTMLElement {
  const words = translate({id: 'run.terminal', message: 'The same in your terminal'});
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
  const terminal = createTerminal(button.dataset.lines ?? '');
  frame.append(terminal);
  terminal.scrollIntoView({block: 'nearest'});
}

function createTerminal(lines: string): HTMLElement {
  const terminal = createElement('div', 'console fence console-terminal');
  const bar = createElement('div', 'console-bar');
  const needs = translate({
    id: 'run.terminal.needs',
    message: 'Needs cURL, jq, and Node.js 20 or later',
  });
  const copy = createButton('copy', '');
  copy.className = 'console-copy';
  copy.setAttribute('aria-label', translate({id: 'console.copy', message: 'Copy'}));
  const said = createElement('span', 'console-said');
  said.setAttribute('role', 'status');
  bar.append(createElement('span', 'console-name', needs), copy, said);
  const {box, code} = createBox('bash');
  for (const line of lines.split('\n')) code.append(createElement('span', 'l', `${line}\n`));
  terminal.append(bar, box);
  return terminal;
}
