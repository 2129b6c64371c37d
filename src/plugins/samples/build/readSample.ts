import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, outputPath, type Language} from './languages';

/** The folder of samples, relative to the site's. */
const SAMPLES = 'samples';

/** A sample in one language, with what it printed when it was last recorded. */
export type Program = {
  readonly language: Language;
  /** Undefined where the file is missing. */
  readonly code: string | undefined;
  /** Undefined where the file is missing. */
  readonly output: string | undefined;
};

/**
 * @param siteDir the folder of the site
 * @returns the name of every sample that exists in at least one language, sorted
 */
export function listSampleNames(siteDir: string): string[] {
  const names = LANGUAGES.flatMap((language) => {
    // Every path has the sample's name in the same form; taking it apart gives the name back.
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
 * @returns one program for each language, in the order of the tabs; what is missing is undefined
 */
export function readSample(siteDir: string, name: string): Program[] {
  return LANGUAGES.map((language) => ({
    language,
    code: readIfThere(path.join(siteDir, SAMPLES, language.programPath(name))),
    output: readIfThere(path.join(siteDir, SAMPLES, outputPath(name, language))),
  }));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
