import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tag, Tags} from '../../content';
import {ContentError, nearestName, type Problem} from '../../problems';
import {toLines, writeConsole, type ConsoleCode} from './console';
import {LANGUAGES, listProgramNames, outputPath, programPath, SAMPLES} from './programs';

/**
 * The tag `<Program name="wait-for-job" />`: a whole program in every language, and what it printed when it was
 * recorded. `output="stopped"` shows what it prints in another recorded state, `output="none"` nothing.
 *
 * @param siteDir the folder of the site
 */
export function programTags(siteDir: string): Tags {
  return {
    Program: {
      attributes: ['name', 'output'],
      write: (tag) => {
        const name = readName(tag, listProgramNames(siteDir));
        const code = readCode(siteDir, name, tag.place);
        const output = tag.attributes.output === 'none' ? [] : [readOutput(siteDir, name, tag)];
        return writeConsole({
          label: name,
          name: Object.entries(LANGUAGES)
            .map(([id, {extension}]) => `<span data-of="${id}">${name}.${extension}</span>`)
            .join(''),
          code,
          answers: output.map((text) => ({
            word: 'output',
            language: isJson(text) ? 'json' : 'text',
            lines: toLines(text),
          })),
          data: {program: name},
        });
      },
    },
  };
}

function readName({attributes: {name = ''}, place}: Tag, names: readonly string[]): string {
  if (names.includes(name)) return name;
  const nearest = nearestName(name, names);
  const problem = `places the program "${name}", which ${SAMPLES}/ does not have`;
  const suggestion = nearest === undefined ? 'write the program first' : `write name="${nearest}"`;
  const fix = `${suggestion}; there are ${names.join(', ')}`;
  throw new ContentError([{place, problem, fix}]);
}

function readCode(siteDir: string, name: string, place: string): Record<string, ConsoleCode> {
  const problems: Problem[] = [];
  const code: Record<string, ConsoleCode> = {};
  for (const [id, {grammar, label}] of Object.entries(LANGUAGES)) {
    const file = programPath(id, name);
    const text = readIfThere(path.join(siteDir, file));
    if (text === undefined) {
      const problem = `places the program "${name}", which is not there in ${label}`;
      problems.push({place, problem, fix: `write ${file}`});
    } else {
      code[id] = {language: grammar, lines: toLines(text)};
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return code;
}

function readOutput(siteDir: string, name: string, {attributes, place}: Tag): string {
  const file = outputPath(name, attributes.output);
  const text = readIfThere(path.join(siteDir, file));
  if (text !== undefined) return text;
  const problem = `places the program "${name}", whose output is not recorded`;
  throw new ContentError([
    {place, problem, fix: `run npm run record, which writes ${file}, or write output="none"`},
  ]);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
