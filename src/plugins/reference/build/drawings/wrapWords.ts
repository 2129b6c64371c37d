/**
 * Breaks a text into lines at its spaces.
 *
 * @param text the text
 * @param longest the maximum number of characters in a line; a longer word gets a line of its own
 * @returns the lines
 */
export function wrapWords(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
