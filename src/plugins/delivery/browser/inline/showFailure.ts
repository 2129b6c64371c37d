import {root} from './page';

let hasFailed = false;

/** Tells the reader that the bundle did not load, and how to retry. The page stays readable. */
export function showFailure(): void {
  if (hasFailed || 'docusaurus' in window) return;
  hasFailed = true;
  const note = document.createElement('p');
  const link = document.createElement('a');
  root.setAttribute('data-load-failed', ''); // for styles that open what scripts would have opened
  note.className = 'loadFailure';
  note.setAttribute('role', 'status');
  link.href = location.href;
  link.textContent = RELOAD_TEXT;
  link.onclick = () => {
    location.reload();
    return false;
  };
  note.append(`${FAILURE_TEXT} `, link);
  document.body.append(note);
}
