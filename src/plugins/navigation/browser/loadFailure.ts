import {translate} from '@docusaurus/Translate';
import {footNote} from './footNote';

/** Tells the reader of a page that failed to hydrate what is missing, and how to reload it. */
export function showLoadFailure(): void {
  const text = translate({
    id: 'site.loadFailure.text',
    message: 'Parts of this page did not load. You can read it; menus and search do not work.',
  });
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = translate({id: 'site.loadFailure.reload', message: 'Reload the page'});
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  // Style sheets use this attribute to open what scripts would have opened. They could detect the note with `:has`, but
  // browsers would then evaluate that on every change of every page.
  document.documentElement.setAttribute('data-load-failed', '');
  footNote(text, link).classList.add('loadFailure');
}
