import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LANGUAGES, type Language} from './languages';
import {listSampleNames, SAMPLES} from './readSample';
import {splitProgram} from './splitProgram';

/** A file of `samples/`. */
type ProgramFile = {
  readonly name: string;
  readonly language: Language;
  /** Its path, relative to the folder of the site. */
  readonly file: string;
  /** Its content. */
  readonly source: string;
  /** Its address below the site's root. */
  readonly address: string;
  /** What readers copy: the source without the comments that mark its part. */
  readonly text: string;
};

/** @returns the address of a program below the site's root */
export function programAddress(language: Language, name: string): string {
  return `/${SAMPLES}/${language.programPath(name)}`;
}

/**
 * Reads every program, in every language.
 *
 * @param siteDir the folder of the site
 */
export function listPrograms(siteDir: string): ProgramFile[] {
  return listSampleNames(siteDir).flatMap((name) =>
    LANGUAGES.flatMap((language): ProgramFile[] => {
      const file = `${SAMPLES}/${language.programPath(name)}`;
      const where = path.join(siteDir, file);
      if (!existsSync(where)) return [];
      const source = readFileSync(where, 'utf8');
      const address = programAddress(language, name);
      return [{name, language, file, source, address, text: splitProgram(source).text}];
    }),
  );
}
