// cspell:disable
/**
 * Letters of five by seven dots. Each letter is followed by its rows from the top, one base-32 digit for each: the
 * bits of a digit are the dots of the row.
 */
const FONT = `Aehhvhhh Buhhuhhu Cehggghe Duhhhhhu Evgguggv Fvgguggg Gehgnhhf Hhhhvhhh Ie44444e J72222ic
  Khikokih Lggggggv Mhrllhhh Nhpljhhh Oehhhhhe Puhhuggg Qehhhlid Ruhhukih Sfgge11u Tv444444 Uhhhhhhe
  Vhhhhha4 Whhhllrh Xhha4ahh Yhha4444 Zv1248gv 0ehjlphe 14c4444e 2eh1248v 3v2421he 426aiv22 5vgu11he
  668guhhe 7v124888 8ehhehhe 9ehhf12c .00000cc ,0000c48 !4444404 ?eh12404 :0cc0cc0 ;0cc0c48 '4480000
  "aaa0000 -000v000 _000000v +044v440 =00v0v00 *04lel40 /01248g0 \\0g84210 (2488842 )8422248 [e88888e
  ]e22222e {2448442 }8442448 <248g842 >8421248 #aavavaa %op248j3 &cik8lid @eh1dlle $4fke5u4 |4444444
  ^4ah0000 ~008l200 \`8420000 …00000ll`;

/** The glyph for a letter that the font does not have. */
const BOX = 'vhhhhhv';
// cspell:enable

const GLYPHS = new Map(
  FONT.split(/\s+/).map((entry) => [entry.slice(0, 1), entry.slice(1)] as const),
);

/** The size of a letter, in dots. */
export const LETTER = {width: 5, height: 7} as const;

/**
 * Converts a text to letters of the font: capitals without accents or other marks that modify a letter.
 *
 * @returns one letter for each position on the picture
 */
export function toLetters(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu, '');
  return Array.from(plain.toUpperCase());
}

/** @returns the positions of a letter's dots, counted from its left and its top; none for a space */
export function dotsOf(letter: string): {readonly x: number; readonly y: number}[] {
  if (letter === ' ') return [];
  const rows = Array.from(GLYPHS.get(letter) ?? BOX);
  return rows.flatMap((row, y) =>
    Array.from({length: LETTER.width}, (_, x) => ({x, y})).filter(
      ({x}) => (parseInt(row, 32) >> (LETTER.width - 1 - x)) & 1,
    ),
  );
}
