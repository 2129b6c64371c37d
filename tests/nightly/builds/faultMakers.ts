import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** One mistake, and what the build reports about it. */
export type Fault = {
  readonly name: string;
  /** The cases it belongs to, in addition to R76 and R77. */
  readonly cases?: readonly number[];
  /** Makes the mistake in a copy of the site. */
  readonly inject: (site: FaultySite) => Promise<void>;
  /** Parts of the expected output. `PAGE` stands for the page that was created for the mistake. */
  readonly says: readonly string[];
  /** Environment variables of the build. */
  readonly env?: Readonly<Record<string, string>>;
};

/** A copy of the site, and the page that a mistake may use. */
type FaultySite = {
  readonly folder: string;
  /** A separate page for each mistake, which is already in the sidebar. */
  readonly page: string;
};

/** Returns the path of the page for a mistake, by the number of the mistake. */
export function nameFaultyPage(index: number): string {
  return `docs/fault-${index}.mdx`;
}

/** Returns the front matter of a page for a mistake. The text starts in line 7. */
export function writeFrontMatter(page: string): string {
  const name = path.basename(page, '.mdx');
  return `---
title: Page ${name}
description: A page that was made for one mistake, which is ${name}, and for nothing else.
kind: concept
---

`;
}

/** Writes a file in the copy, and creates its folder. */
async function write({folder}: FaultySite, file: string, text: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), text);
}

/** Replaces text in a file of the copy. */
export async function replaceIn(
  folder: string,
  file: string,
  before: string,
  after: string,
): Promise<void> {
  const source = await readFile(path.join(folder, file), 'utf8');
  const edited = source.replace(before, () => after);
  if (edited === source) throw new Error(`${file} does not contain ${JSON.stringify(before)}`);
  await writeFile(path.join(folder, file), edited);
}

/** Returns the number of the first line that contains a text in a file of the site. */
export function lineOf(file: string, words: string): string {
  const before = readFileSync(file, 'utf8').split(words)[0] ?? '';
  return String(before.split('\n').length);
}

/** A page with a mistake in its text. */
export function inText(name: string, text: string, ...says: string[]): Fault {
  const inject = (site: FaultySite): Promise<void> =>
    write(site, site.page, `${writeFrontMatter(site.page)}${text}\n`);
  return {name, inject, says};
}

/** A page with a mistake in its front matter. */
export function inFrontMatter(
  name: string,
  before: RegExp,
  after: string,
  ...says: string[]
): Fault {
  const inject = (site: FaultySite): Promise<void> =>
    write(site, site.page, `${writeFrontMatter(site.page).replace(before, after)}Words.\n`);
  return {name, inject, says};
}

/** A mistake in a new file, or in one that replaces an existing file. */
export function inFile(
  name: string,
  file: string,
  text: string | Buffer,
  ...says: string[]
): Fault {
  return {name, inject: (site) => write(site, file, text), says};
}

/** A mistake in a line of an existing file. */
export function inEdit(
  name: string,
  file: string,
  [before, after]: readonly [before: string, after: string],
  ...says: string[]
): Fault {
  return {name, inject: ({folder}) => replaceIn(folder, file, before, after), says};
}

/** Assigns the same cases to several mistakes. */
export function covering(cases: readonly number[], faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({...fault, cases}));
}
