import settings from '@generated/run/default/settings.json';
import {translate} from '@docusaurus/Translate';
import {createButton, createElement, find} from './dom';
import {keepSession, session} from './session';
import {setChecked} from './shared';

/** Returns the failures that can hit what a console runs: those of language models only programs that call one. */
function listPossibleFaults({dataset: {program = ''}}: HTMLElement) {
  const callsModel = program.startsWith('chat');
  return settings.faults.filter(({isOfChat, isOfApi}) => (callsModel ? !isOfApi : !isOfChat));
}

/** Opens or closes the menu of failures, below the footer. */
export function toggleMenu(frame: HTMLElement, button: HTMLElement): void {
  const open = frame.querySelector('.console-faults');
  button.setAttribute('aria-expanded', String(!open));
  open?.remove();
  if (open) return;
  const menu = createMenu(frame);
  const footer = find(frame, 'footer');
  footer.after(menu);
  showFaults();
  // As much of the menu as there is room for, below the button that was pressed.
  for (const part of [menu, footer]) part.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

function createMenu(frame: HTMLElement): HTMLElement {
  const faults = listPossibleFaults(frame);
  const lasting = faults.filter(({isLasting}) => isLasting).map(({name}) => name);
  const scope = translate({
    id: 'run.faults.scope',
    message: 'A failure that is on applies to every Run on every page until you turn it off.',
  });
  const turns = translate({
    id: 'run.faults.turns',
    message: 'It hits every second request to an operation, starting with the next one.',
  });
  const always = translate(
    {id: 'run.faults.always', message: 'These hit every one: {names}.'},
    {names: lasting.join(', ')},
  );
  const menu = createElement('div', 'console-faults');
  const words = lasting.length > 0 ? [scope, turns, always] : [scope, turns];
  menu.append(createElement('p', '', words.join(' ')));
  for (const {name, description} of faults) {
    const choice = createButton('fault', '');
    const text = createElement('span', '');
    text.append(createElement('b', '', name), ` ${description}`);
    choice.append(text);
    choice.setAttribute('role', 'switch');
    choice.dataset.fault = name;
    menu.append(choice);
  }
  return menu;
}

/** Switches a failure on or off for all following runs. */
export function toggleFault({dataset: {fault = ''}}: HTMLElement): void {
  const {[fault]: count, ...others} = session().faults;
  const faults = count === undefined ? {...others, [fault]: {}} : others;
  keepSession({...session(), faults});
  showFaults();
}

/** Shows which failures are on: in open menus, and how many in every footer. */
export function showFaults(): void {
  const {faults} = session();
  const words = translate({id: 'run.failures', message: 'Failures'});
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="faults"]')) {
    const frame = button.closest<HTMLElement>('.console');
    const {length: count} = frame
      ? listPossibleFaults(frame).filter(({name}) => name in faults)
      : [];
    button.textContent = count > 0 ? `${words}: ${count}` : words;
    button.classList.toggle('on', count > 0);
  }
  for (const choice of document.querySelectorAll<HTMLElement>('[data-fault]')) {
    setChecked(choice, (choice.dataset.fault ?? '') in faults);
  }
}
