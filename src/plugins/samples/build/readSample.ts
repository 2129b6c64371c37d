import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, outputPath, type Language} from './languages';
import {splitProgram, type SplitProgram} from './splitProgram';

/** The folder of samples, relative to the site's folder, and its address below the site's root. */
export const SAMPLES = 'samples';

/** A sample in one language. */
export type Program = {
  readonly language: Language;
  /** Undefined if the file is missing. */
  readonly code: SplitProgram | undefined;
};

/**
 * @param siteDir the folder of the site
 * @returns the name of every sample that exists in at least one language, sorted
 */
export function listSampleNames(siteDir: string): string[] {
  const names = LANGUAGES.flatMap((language) => {
    // Every path contains the sample's name once, unchanged; removing the rest of the path gives the name.
    const [before = '', after = ''] = language.programPath('\0').split('\0');
    const entries = readdirSync(path.join(siteDir, SAMPLES, before), {withFileTypes: true});
    const isFolder = after.startsWith('/');
    return entries
      .filter((entry) => (isFolder ? entry.isDirectory() : entry.name.endsWith(after)))
      .map((entry) => (isFolder ? entry.name : entry.name.slice(0, -after.length)));
  });
  return [...new Set(names)].sort();
}

/**
 * Reads a sample in every language.
 *
 * @param siteDir the folder of the site
 * @param name the sample
 * @returns one program for each language, in the order of the tabs; the code of a missing one is undefined
 */
export function readSample(siteDir: string, name: string): Program[] {
  return LANGUAGES.map((language) => {
    const source = readIfThere(path.join(siteDir, SAMPLES, language.programPath(name)));
    return {language, code: source === undefined ? undefined : splitProgram(source)};
  });
}

/**
 * Reads what a sample printed when it was last recorded, which is the same in every language.
 *
 * @param siteDir the folder of the site
 * @param name the sample
 * @param outputName the name of a recorded output, if it is not the default one
 * @returns the output; undefined if none is recorded
 */
export function readOutput(siteDir: string, name: string, outputName?: string): string | undefined {
  return readIfThere(path.join(siteDir, SAMPLES, outputPath(name, outputName)));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
