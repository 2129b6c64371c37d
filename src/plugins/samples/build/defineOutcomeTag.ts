import {ContentError} from '../../problems';
import {buildElement, type TagDefinition} from '../../page-tags';

const STATE = /^Status: (?<state>[A-Z_]+)$/;

/**
 * Defines `<Outcome of="run-job, wait-for-job, save-image" />`: the first line that the first sample printed when it was
 * recorded, then the states that the next ones printed, in order, and what the last one printed besides states.
 *
 * @param readOutput returns what a sample printed when it was last recorded, or undefined
 */
export function defineOutcomeTag(readOutput: (name: string) => string | undefined): TagDefinition {
  return {
    attributes: ['of'],
    expand: ({attributes: {of = ''}, place}) => {
      const names = of.split(',').map((name) => name.trim());
      const outputs = names.map((name) => ({name, output: readOutput(name)}));
      const problems = outputs
        .filter(({output}) => output === undefined)
        .map(({name}) => ({
          place,
          problem: `asks <Outcome> for the sample "${name}", which has no recorded output`,
          fix: 'write the names of samples with commas between them, and run npm run record -- samples',
        }));
      if (problems.length > 0) throw new ContentError(problems);
      const [first = [], ...next] = outputs.map(({output = ''}) => output.trim().split('\n'));
      return [buildElement('Outcome', describeOutcome(first, next))];
    },
  };
}

/** Converts the lines that each program printed to the attributes of the component. */
function describeOutcome(
  [first = '']: readonly string[],
  next: readonly (readonly string[])[],
): Record<string, string> {
  const states = next.flat().flatMap((line) => STATE.exec(line)?.groups?.state ?? []);
  const passed = states.filter((state, index) => state !== states[index - 1]);
  const result = next
    .at(-1)
    ?.filter((line) => !STATE.test(line))
    .at(-1);
  return {
    first,
    ...(passed.length > 0 && {states: passed.join(' ')}),
    ...(result !== undefined && {result}),
  };
}
