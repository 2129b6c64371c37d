import {readdirSync, readFileSync} from 'node:fs';
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

/** @returns every program with its address below the site's root */
export function listPrograms(siteDir: string): {readonly address: string; readonly text: string}[] {
  return listProgramNames(siteDir).flatMap((name) =>
    Object.keys(LANGUAGES).map((language) => {
      const file = programPath(language, name);
      return {
        address: file.slice(SAMPLES.length + 1),
        text: readFileSync(path.join(siteDir, file), 'utf8'),
      };
    }),
  );
}
