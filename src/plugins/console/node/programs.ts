import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {attributes, choose, fence, type Components} from '../../../content/mdx';
import {ContentError, listFiles} from '../../../files';
import {
  mapLanguages,
  LANGUAGE_IDS,
  LANGUAGES,
  type Language,
} from '../../../contract/requests/languages';
import {toLines} from '../client/lines';
import {writeConsole} from './console';

/** The folder of the programs, relative to the site's folder, and their address below its root. */
const SAMPLES = 'samples';

/** @returns the file of a program, relative to the site's folder */
export const programPath = (language: Language, name: string): string =>
  `${SAMPLES}/${language}/${name}.${LANGUAGES[language].extension}`;

/** @returns the file with what a program printed in its last recorded run, relative to the site's folder */
export const outputPath = (name: string): string => `${SAMPLES}/output/${name}.txt`;

/** @returns the file of every program in every language, relative to the site's folder */
export function listPrograms(siteDir: string): string[] {
  const patterns = LANGUAGE_IDS.map((language) => programPath(language, '*'));
  return globSync(patterns, {cwd: siteDir}).sort();
}

const RECORD = 'describe the program in tests/samples/programs.ts, then run npm run record:samples';

/** The folders of single files, which have no other languages: programs of one client each, and routes of web apps. */
const SINGLE_FILES = [`${SAMPLES}/clients`, `${SAMPLES}/web`];

/**
 * The components `<Program name="wait-for-job" />`, a whole program in every language, and what it printed when it was
 * recorded; and `<CodeFile file="langchain.mjs" />`, a file that has no other languages, as a code block.
 */
export function programComponents(siteDir: string): Components {
  return {
    CodeFile: {
      attributes: ['file'],
      render: (usage) => {
        const files = listFiles(siteDir, SINGLE_FILES);
        const known = Object.fromEntries(files.map((file) => [path.basename(file), file]));
        const chosen = choose(usage, 'file', known, SINGLE_FILES.join('/ or '));
        return fence('javascript', readFileSync(chosen, 'utf8'), path.basename(chosen));
      },
    },
    Program: {
      attributes: ['name'],
      render: (usage) => {
        const names = listPrograms(siteDir).map((file) => path.parse(file).name);
        const known = Object.fromEntries(names.map((name) => [name, name]));
        const program = choose(usage, 'name', known, `${SAMPLES}/`);
        checkFiles(siteDir, program, usage.location);
        return renderProgram(siteDir, program);
      },
    },
  };
}

/** @throws ContentError for each language in which a program is missing, and for a missing output */
function checkFiles(siteDir: string, name: string, location: string): void {
  const output = outputPath(name);
  const files = [...LANGUAGE_IDS.map((language) => programPath(language, name)), output];
  const missing = files.filter((file) => !existsSync(path.join(siteDir, file)));
  if (missing.length === 0) return;
  const problems = missing.map((file) => ({
    location,
    problem: `shows the program "${name}", which has no ${file}`,
    fix: file === output ? RECORD : 'write it',
  }));
  throw new ContentError(problems);
}

function renderProgram(siteDir: string, name: string): string {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const links = LANGUAGE_IDS.map((language) => {
    const file = programPath(language, name);
    const tag = attributes({'data-code': language, download: true, href: `/${file}`});
    return `<a${tag}>${path.basename(file)}</a>`;
  });
  return writeConsole({
    label: name,
    name: links.join(' '),
    code: mapLanguages((language) => toLines(read(programPath(language, name)))),
    recorded: [{word: 'output', text: read(outputPath(name))}],
    runs: 'program',
    data: {program: name},
  });
}
