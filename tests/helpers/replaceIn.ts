import {readFile, writeFile} from 'node:fs/promises';

/** Replaces the first occurrence of a text in a file, or throws: makes a problem or an edit in a copy of the site. */
export async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}
