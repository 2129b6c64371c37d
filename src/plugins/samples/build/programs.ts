import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the programs, relative to the site's folder, and their address below its root. */
export const SAMPLES = 'samples';

/** The languages of every program, in the order of the tabs. */
export const LANGUAGES: Readonly<
  Record<string, {readonly label: string; readonly extension: string; readonly grammar: string}>
> = {
  curl: {label: 'cURL', extension: 'sh', grammar: 'bash'},
  python: {label: 'Python', extension: 'py', grammar: 'python'},
  javascript: {label: 'JavaScript', extension: 'mjs', grammar: 'javascript'},
};

/** @returns the file of a program, relative to the site's folder */
export function programPath(language: string, name: string): string {
  return `${SAMPLES}/${language}/${name}.${LANGUAGES[language]?.extension ?? ''}`;
}

/** @returns the file with what a program printed in its last recorded run, relative to the site's folder */
export function outputPath(name: string, outputName?: string): string {
  return `${SAMPLES}/output/${outputName === undefined ? name : `${name}.${outputName}`}.txt`;
}

/** @returns the name of every program that exists in at least one language, sorted */
export function listProgramNames(siteDir: string): string[] {
  const names = Object.entries(LANGUAGES).flatMap(([language, {extension}]) =>
    readdirSync(path.join(siteDir, SAMPLES, language))
      .filter((file) => file.endsWith(`.${extension}`))
      .map((file) => path.basename(file, `.${extension}`)),
  );
  return [...new Set(names)].sort();
}

/** A program in one language. */
export type ProgramFile = {
  readonly name: string;
  /** A key of LANGUAGES. */
  readonly language: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** Below the site's root. */
  readonly address: string;
  readonly text: string;
};

/** @returns every program in every language */
export function listPrograms(siteDir: string): ProgramFile[] {
  return listProgramNames(siteDir).flatMap((name) =>
    Object.keys(LANGUAGES).flatMap((language) => {
      const file = programPath(language, name);
      if (!existsSync(path.join(siteDir, file))) return []; // its tag tells it
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      return [{name, language, file, address: `/${file}`, text}];
    }),
  );
}
