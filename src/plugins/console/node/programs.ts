import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Components} from '../../../mdx';
import {choose, ContentError} from '../../../problems';
import {toLines, renderConsole} from './console';
import {LANGUAGE_IDS, LANGUAGES, type Language} from '../../../requests/languages';

/** The folder of the programs, relative to the site's folder, and their address below its root. */
export const SAMPLES = 'samples';

/** @returns the file of a program, relative to the site's folder */
export const programPath = (language: Language, name: string): string =>
  `${SAMPLES}/${language}/${name}.${LANGUAGES[language].extension}`;

/** @returns the file with what a program printed in its last recorded run, relative to the site's folder */
export const outputPath = (name: string): string => `${SAMPLES}/output/${name}.txt`;

/** @returns the file of every program in every language, relative to the site's folder */
export const listPrograms = (siteDir: string): string[] =>
  LANGUAGE_IDS.flatMap((language) =>
    readdirSync(path.join(siteDir, SAMPLES, language))
      .filter((file) => file.endsWith(`.${LANGUAGES[language].extension}`))
      .map((file) => `${SAMPLES}/${language}/${file}`),
  );

/** The folder of the programs that each use one client of others. They do not run in browsers. */
const CLIENTS = `${SAMPLES}/clients`;

/**
 * The components `<Program name="wait-for-job" />`, a whole program in every language, and what it printed when it was
 * recorded; and `<ClientProgram file="langchain.mjs" />`, a program that uses a client of others, as a fence.
 *
 * @param siteDir the folder of the site
 */
export function programComponents(siteDir: string): Components {
  return {
    ClientProgram: {
      attributes: ['file'],
      render: ({attributes: {file}, place}) => {
        const folder = path.join(siteDir, CLIENTS);
        const known = new Map(readdirSync(folder).map((name) => [name, name]));
        const name = choose(known, 'file', file, place, `${CLIENTS}/`);
        const text = readFileSync(path.join(folder, name), 'utf8').trimEnd();
        const language = name.endsWith('.py') ? 'python' : 'javascript';
        return `\`\`\`${language} title="${name}"\n${text}\n\`\`\``;
      },
    },
    Program: {
      attributes: ['name'],
      render: ({attributes: {name = ''}, place}) => {
        const known = new Map(listPrograms(siteDir).map((file) => [path.parse(file).name, file]));
        choose(known, 'name', name, place, `${SAMPLES}/`);
        const files = LANGUAGE_IDS.map((language) => programPath(language, name));
        const missing = [...files, outputPath(name)]
          .filter((file) => !existsSync(path.join(siteDir, file)))
          .map((file) => ({
            place,
            problem: `places the program "${name}", which has no ${file}`,
            fix: file === outputPath(name) ? 'run npm run record, which writes it' : 'write it',
          }));
        if (missing.length > 0) throw new ContentError(missing);
        const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
        const [curl = [], python = [], javascript = []] = files.map((file) => toLines(read(file)));
        return renderConsole({
          label: name,
          name: LANGUAGE_IDS.map(
            (id) =>
              `<a data-code="${id}" href="/${programPath(id, name)}">${path.basename(programPath(id, name))}</a>`,
          ).join(' '),
          code: {curl, python, javascript},
          answers: [{word: 'output', text: read(outputPath(name))}],
          data: {program: name},
        });
      },
    },
  };
}
