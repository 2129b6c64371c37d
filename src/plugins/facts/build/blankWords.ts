/**
 * Masks words in a text where they occur as whole words: "1 worker" does not match in "11 workers". Case is ignored,
 * because the words can be at the start of a sentence.
 *
 * @returns the text with `…` in place of each masked character, so that its length does not change
 */
export function blankWords(text: string, words: string): string {
  const [plain, wanted] = [text.toLowerCase(), words.toLowerCase()];
  let blanked = text;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isWhole = !/\w/.test(`${plain[at - 1] ?? ' '}${plain[end] ?? ' '}`);
    if (isWhole)
      blanked = `${blanked.slice(0, at)}${'…'.repeat(wanted.length)}${blanked.slice(end)}`;
  }
  return blanked;
}
