import {readFile, writeFile} from 'node:fs/promises';

/**
 * Replaces the first occurrence of a text in a file, to make a problem or an edit in a copy of the site.
 *
 * @throws an Error when the file does not have the text
 */
export async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}
