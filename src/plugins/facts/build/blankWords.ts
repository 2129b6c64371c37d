/**
 * Takes words out of a text where they stand whole: "1 worker" is no part of "11 workers". A capital letter where a
 * sentence begins makes no difference.
 *
 * @returns the text with signs in their place, as long as before
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
