import {translate} from '@docusaurus/Translate';
import {FAULTS, type FaultEntry} from '@rungen/mock-server/faults';
import {createElement, find} from './dom';
import {keepSession, session} from './session';

const ALL_FAULTS: readonly (readonly [name: string, fault: FaultEntry])[] = Object.entries(FAULTS);

/** Returns the failures that can hit what a console runs: those of language models only programs that call one. */
function listPossibleFaults({dataset: {program = ''}}: HTMLElement) {
  const callsModel = program.startsWith('chat');
  return ALL_FAULTS.filter(([, {operations}]) => {
    return operations === undefined || operations.includes('createChatCompletion') === callsModel;
  });
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
  const lasting = faults.filter(([, {isLasting}]) => isLasting).map(([name]) => name);
  const scope = translate({
    id: 'run.faults.scope',
    message: 'Active failures apply to Run on every page. Most hit every second request',
  });
  const always = translate(
    {id: 'run.faults.always', message: '{names} hit all'},
    {names: new Intl.ListFormat('en').format(lasting)},
  );
  const menu = createElement('div', 'console-faults');
  menu.append(
    createElement('p', '', `${[scope, ...(lasting.length > 0 ? [always] : [])].join('; ')}.`),
  );
  for (const [name, {description}] of faults) {
    const box = Object.assign(createElement('input', ''), {type: 'checkbox', name});
    const words = createElement('span', '', ` ${description}`);
    words.prepend(createElement('b', '', name));
    const label = createElement('label', '');
    label.append(box, words);
    menu.append(label);
  }
  menu.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement) switchFault(target.name, target.checked);
  });
  return menu;
}

/** Switches a failure on or off for all following runs. */
function switchFault(name: string, isOn: boolean): void {
  const {[name]: _, ...others} = session().faults;
  keepSession({...session(), faults: isOn ? {...others, [name]: {}} : others});
  showFaults();
}

/** Shows which failures are on: in open menus, and how many in every footer. */
export function showFaults(): void {
  const {faults} = session();
  const words = translate({id: 'run.failures', message: 'Failures'});
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="faults"]')) {
    const frame = button.closest<HTMLElement>('.console');
    const {length: count} = frame
      ? listPossibleFaults(frame).filter(([name]) => name in faults)
      : [];
    button.textContent = count > 0 ? `${words}: ${count}` : words;
    button.classList.toggle('active', count > 0);
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('.console-faults input')) {
    box.checked = box.name in faults;
  }
}
