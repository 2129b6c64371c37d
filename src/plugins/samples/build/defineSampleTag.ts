import {ContentError, nearestName, type Problem} from '../../problems';
import type {Tag, TagDefinition} from '../../page-tags';
import {buildSample, type CompleteProgram} from './buildSample';
import {LANGUAGES, outputPath} from './languages';
import type {Program} from './readSample';

/** Where samples come from. Pages get the files; tests get what they like. */
type SampleSource = {
  readonly names: readonly string[];
  readonly read: (name: string) => readonly Program[];
};

/**
 * Defines `<Sample name="run-job" />`. `only="curl,python"` shows some of the languages; `output="none"`
 * leaves out what the programs print.
 *
 * @param source the samples there are
 */
export function defineSampleTag(source: SampleSource): TagDefinition {
  return {
    attributes: ['name', 'only', 'output'],
    expand: (tag) => {
      const name = readName(tag, source.names);
      const languages = readLanguages(tag);
      const hasOutput = readOutput(tag);
      const programs = source.read(name).filter(({language}) => languages.includes(language.id));
      return [buildSample(name, completeAll(programs, {name, hasOutput, place: tag.place}))];
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

function readOutput({attributes, place}: Tag): boolean {
  const {output} = attributes;
  if (output === undefined || output === 'none') return output === undefined;
  const problem = `has output="${output}" on <Sample>`;
  throw new ContentError([
    {place, problem, fix: 'write output="none", or leave the attribute out to show the output'},
  ]);
}

type Wanted = {
  readonly name: string;
  readonly hasOutput: boolean;
  readonly place: string;
};

function completeAll(programs: readonly Program[], wanted: Wanted): CompleteProgram[] {
  const problems: Problem[] = [];
  const complete = programs.flatMap(({language, code, output}): CompleteProgram[] => {
    const {name, hasOutput, place} = wanted;
    const what = `places the sample "${name}", which has no`;
    if (code === undefined) {
      const file = `samples/${language.programPath(name)}`;
      problems.push({
        place,
        problem: `${what} ${language.label} program`,
        fix: `write ${file}, or leave the language out with only="…"`,
      });
    }
    if (hasOutput && output === undefined) {
      const file = `samples/${outputPath(name, language)}`;
      problems.push({
        place,
        problem: `${what} recorded output in ${language.label}`,
        fix: `run npm run samples:record, which writes ${file}, or write output="none"`,
      });
    }
    return code === undefined ? [] : [{language, code, output: hasOutput ? output : undefined}];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return complete;
}
