/**
 * Shows a note at the foot of the window, which screen readers read out.
 *
 * @param text what happened
 * @param way the one thing to do about it
 * @returns the note, to be removed
 */
export function footNote(text: string, way: HTMLElement): HTMLElement {
  const note = document.createElement('div');
  note.className = 'footNote';
  note.setAttribute('role', 'status');
  document.body.append(note); // before its words, or screen readers miss them
  const words = document.createElement('span');
  words.textContent = text;
  note.append(words, ' ', way);
  return note;
}
