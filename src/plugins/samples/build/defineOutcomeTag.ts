import {ContentError} from '../../problems';
import {buildElement, type TagDefinition} from '../../page-tags';

const STATE = /^Status: (?<state>[A-Z_]+)$/;

/**
 * Defines `<Outcome of="create-app, wait-until-running" />`: the states in the recorded outputs of these samples, in
 * order, and the first and the last of their other lines.
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
          fix: 'write the names of samples with commas between them, and run npm run samples:record',
        }));
      if (problems.length > 0) throw new ContentError(problems);
      const lines = outputs.flatMap(({output = ''}) => output.trim().split('\n'));
      return [buildElement('Outcome', describeOutcome(lines))];
    },
  };
}

/** Converts what the programs printed to the attributes of the component. */
function describeOutcome(lines: readonly string[]): Record<string, string> {
  const states = lines.flatMap((line) => STATE.exec(line)?.groups?.state ?? []);
  const passed = states.filter((state, index) => state !== states[index - 1]);
  const others = lines.filter((line) => !STATE.test(line));
  const [first = ''] = others;
  const result = others.at(-1) ?? '';
  return {
    ...(first !== result && {first}),
    ...(passed.length > 0 && {states: passed.join(' ')}),
    result,
  };
}
