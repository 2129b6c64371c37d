/**
 * Shows a note at the bottom of the window, which screen readers announce.
 *
 * @param text what happened
 * @param way the element for the one thing that the reader can do about it
 * @returns the note, for later removal
 */
export function footNote(text: string, way: HTMLElement): HTMLElement {
  const note = document.createElement('div');
  note.className = 'footNote';
  note.setAttribute('role', 'status');
  document.body.append(note); // before its text is set, or screen readers miss it
  const words = document.createElement('span');
  words.textContent = text;
  note.append(words, ' ', way);
  return note;
}
