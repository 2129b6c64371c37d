import type {Problem} from '../../problems';

/** A text of the site, with its file relative to the site's folder, with forward slashes. */
export type Text = {readonly file: string; readonly text: string};

/** @returns `file:line:col` of an offset in a text */
export function placeAt({file, text}: Text, offset = 0): string {
  const before = text.slice(0, offset);
  return `${file}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}

/** @returns a problem at an offset in a text */
export const problemAt = (
  source: Text,
  offset: number | undefined,
  problem: string,
  fix: string,
): Problem => ({place: placeAt(source, offset), problem, fix});
