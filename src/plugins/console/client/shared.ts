import {translate} from '@docusaurus/Translate';

/** The status where something cannot be loaded. */
export const UNLOADED = translate({
  id: 'run.unloaded',
  message: 'Run could not be loaded: press it again',
});

/** Returns whether a field is ticked: older browsers lack the property `ariaChecked`. */
export function isChecked(button: Element): boolean {
  return button.getAttribute('aria-checked') === 'true';
}
