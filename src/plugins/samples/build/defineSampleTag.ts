import {ContentError, nearestName, type Problem} from '../../problems';
import type {Tag, TagDefinition} from '../../page-tags';
import {buildSample, type CompleteProgram} from './buildSample';
import {LANGUAGES, outputPath} from './languages';
import type {Program} from './readSample';

/** Provides samples. Pages read the files; tests can use any other source. */
type SampleSource = {
  readonly names: readonly string[];
  readonly read: (name: string) => readonly Program[];
  /** Returns what a sample printed, by default or in another recorded state. */
  readonly readOutput: (name: string, outputName?: string) => string | undefined;
};

/**
 * Defines `<Sample name="run-job" />`. `only="curl,python"` shows some of the languages; `output="none"`
 * leaves out the output of the programs, and `output="stopped"` shows their output in that recorded state.
 *
 * @param source provides the available samples
 */
export function defineSampleTag(source: SampleSource): TagDefinition {
  return {
    attributes: ['name', 'only', 'output'],
    expand: (tag) => {
      const name = readName(tag, source.names);
      const languages = readLanguages(tag);
      const programs = source.read(name).filter(({language}) => languages.includes(language.id));
      const complete = completeAll(programs, name, tag.place);
      return [buildSample(name, complete, findOutput(tag, name, source))];
    },
  };
}

function readName({attributes, place}: Tag, names: readonly string[]): string {
  const {name = ''} = attributes;
  if (names.includes(name)) return name;
  const nearest = nearestName(name, names);
  const problem = `places the sample "${name}", which samples/ does not have`;
  const suggestion = nearest === undefined ? 'write the program first' : `write name="${nearest}"`;
  throw new ContentError([{place, problem, fix: `${suggestion}; there are ${names.join(', ')}`}]);
}

function readLanguages({attributes, place}: Tag): readonly string[] {
  const known: readonly string[] = LANGUAGES.map(({id}) => id);
  if (attributes.only === undefined) return known;
  const chosen = attributes.only.split(',').map((word) => word.trim());
  const problems = chosen
    .filter((word) => !known.includes(word))
    .map((word): Problem => ({
      place,
      problem: `asks <Sample> for the language "${word}"`,
      fix: `write only="…" with one or more of ${known.join(',')}`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return chosen;
}

function findOutput({attributes, place}: Tag, name: string, source: SampleSource) {
  const {output: outputName} = attributes;
  if (outputName === 'none') return undefined;
  const output = source.readOutput(name, outputName);
  if (output !== undefined) return output;
  const file = `samples/${outputPath(name, outputName)}`;
  const [where, first] =
    outputName === undefined
      ? ['', '']
      : [
          ` with output="${outputName}"`,
          `add the output "${outputName}" to tests/samples/scenarios.ts and `,
        ];
  const problem = `places the sample "${name}"${where}, which has no recorded output`;
  const fix = `${first}run npm run record -- samples, which writes ${file}, or write output="none"`;
  throw new ContentError([{place, problem, fix}]);
}

function completeAll(programs: readonly Program[], name: string, place: string): CompleteProgram[] {
  const problems: Problem[] = [];
  const complete = programs.flatMap(({language, code}): CompleteProgram[] => {
    if (code) return [{language, code}];
    const file = `samples/${language.programPath(name)}`;
    problems.push({
      place,
      problem: `places the sample "${name}", which has no ${language.label} program`,
      fix: `write ${file}, or leave the language out with only="…"`,
    });
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return complete;
}
