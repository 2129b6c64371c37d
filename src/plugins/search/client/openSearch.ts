/**
 * Opens the search dialog, which is in the HTML of every page, so that it opens before the page is hydrated too. Does
 * nothing if it is open.
 *
 * @param query what is searched for immediately; it is in the input, and the reader can edit it
 */
export function openSearch(query = ''): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const input = dialog?.querySelector('input');
  if (!dialog || !input || dialog.open) return;
  input.value = query;
  dialog.showModal(); // its first control has the focus then: the input
}
