import {translate} from '@docusaurus/Translate';

/** Where a tab keeps the apps and jobs of the mock server. */
export const SESSION_KEY = 'run-here';

/** What the foot says where something does not come: a press of Run tries again. */
export const UNLOADED = translate({
  id: 'run.unloaded',
  message: 'Run could not be loaded: press it again',
});

/** @returns the code in an element, as it is shown, copied and run */
export function shownText(code: Element | null): string {
  return code?.textContent.trimEnd() ?? '';
}
