import {translate} from '@docusaurus/Translate';
import {footNote} from './footNote';

/** Tells the reader of a page that never came alive what is missing, and how to get it. */
export function showLoadFailure(): void {
  const text = translate({
    id: 'site.loadFailure.text',
    message: 'Parts of this page did not load. You can read it; menus and search do not work.',
  });
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = translate({id: 'site.loadFailure.reload', message: 'Load it again'});
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  // For style sheets, which open what scripts would have opened. The note itself could tell them by `:has`, and
  // every change of every page would be looked at for it.
  document.documentElement.setAttribute('data-load-failed', '');
  footNote(text, link).classList.add('loadFailure');
}
