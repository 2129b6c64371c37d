// cspell:ignore aeiou ment
/**
 * Takes the ending off an English word, so that `delete`, `deleted` and `deleting` meet at one term. What it
 * returns need not be a word. Words of code and words below four letters stay as they are.
 *
 * @param word in lower case
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) {
    return word;
  }
  const singular = word
    .replace(/^(.{2,})ie[sd]$/, '$1y')
    .replace(/^(.+(?:ss|sh|ch|x))es$/, '$1')
    .replace(/^(.{3,}[^siu])s$/, '$1');
  return singular
    .replace(/^(.{3,})ment$/, '$1')
    .replace(/^(?=.*[aeiouy].*ing)(.{3,})ing$/, '$1')
    .replace(/^(?=.*[aeiouy].*ed)(.{2,}[^e])ed$/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/^(.{3,})e$/, '$1');
}
