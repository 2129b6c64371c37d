import {translate} from '@docusaurus/Translate';
import {createButton, createElement} from './dom';
import {session} from './session';

let notice: HTMLElement | undefined;

/**
 * Shows along the lower edge of the window how many apps run, and what that would cost. Nothing moves when it comes: the
 * page becomes longer at its end, so that all of it can be scrolled above the notice.
 */
export function showRunningApps(): void {
  const {length: count} = session().apps.filter(
    ({summary}) => summary.configuration.active_workers > 0,
  );
  const words = translate(
    {
      id: 'run.apps',
      message: 'Running apps: {count}. On the service, each would be billing.',
    },
    {count},
  );
  const text = count > 0 ? words : '';
  if (text === (notice?.firstElementChild?.textContent ?? '')) return; // its button keeps the focus
  notice ??= document.body.appendChild(createNotice());
  const stop = createButton('stop apps', translate({id: 'run.stopAll', message: 'Stop all'}));
  notice.replaceChildren(...(text ? [createElement('span', '', text), ' ', stop] : []));
}

function createNotice(): HTMLElement {
  const created = createElement('div', 'run-notice');
  created.setAttribute('role', 'status');
  return created;
}
