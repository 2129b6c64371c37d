import {translate} from '@docusaurus/Translate';

/** The status where something cannot be loaded. */
export const UNLOADED = translate({
  id: 'run.unloaded',
  message: 'Run could not be loaded: press it again',
});

/** The buttons that are switched on or chosen, by `aria-checked`: older browsers lack the property `ariaChecked`. */
export function setChecked(button: Element, isChecked: boolean): void {
  button.setAttribute('aria-checked', String(isChecked));
}

export function isChecked(button: Element): boolean {
  return button.getAttribute('aria-checked') === 'true';
}
