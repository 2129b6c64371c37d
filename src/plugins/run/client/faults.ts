import settings from '@generated/run-here/default/settings.json';
import {translate} from '@docusaurus/Translate';
import {keep, session} from './session';
import {createButton, createElement} from './write';

/** Opens or closes the menu of faults, below the foot. */
export function toggleMenu(frame: HTMLElement, button: HTMLElement): void {
  const open = frame.querySelector('.console-faults');
  button.ariaExpanded = String(!open);
  open?.remove();
  if (open) return;
  const menu = createElement('div', 'console-faults');
  const words = translate({
    id: 'run.faults',
    message:
      'What is on counts for the next runs on every page. A request fails every second time, the next one first.',
  });
  menu.append(createElement('p', '', words));
  for (const {name, description} of settings.faults) {
    const choice = createButton('fault', '');
    choice.append(createElement('b', '', name), ` ${description}`);
    choice.role = 'switch';
    choice.dataset.fault = name;
    menu.append(choice);
  }
  frame.querySelector('.console-foot')?.after(menu);
  showFaults();
}

/** Switches a fault on or off for all following runs. */
export function toggleFault({dataset: {fault = ''}}: HTMLElement): void {
  const {[fault]: count, ...others} = session().faults;
  keep({...session(), faults: count === undefined ? {...others, [fault]: 0} : others});
  showFaults();
}

/** Shows which faults are on: in open menus, and how many in every foot. */
export function showFaults(): void {
  const {faults} = session();
  const {length: count} = Object.keys(faults);
  const words = translate({id: 'run.failures', message: 'Failures'});
  document.querySelectorAll<HTMLElement>('[data-action="faults"]').forEach((button) => {
    button.textContent = count > 0 ? `${words}: ${count}` : words;
    button.classList.toggle('on', count > 0);
  });
  document.querySelectorAll<HTMLElement>('[data-fault]').forEach((choice) => {
    choice.ariaChecked = String((choice.dataset.fault ?? '') in faults);
  });
}
