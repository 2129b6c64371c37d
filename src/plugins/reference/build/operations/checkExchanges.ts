import type {ContractNode} from './ContractNode';
import type {ProblemList} from './ProblemList';

/**
 * Checks the names in the examples of an operation: `x-sent-by` has to name a program of `x-samples`, and
 * `x-answers-to` an example of the request body.
 *
 * @param operation the operation's node in the contract
 * @param problems receives every name that does not exist
 */
export function checkExchanges(operation: ContractNode, problems: ProblemList): void {
  const programs = operation.get('x-samples')?.entries() ?? [];
  const sent = examplesOf(operation.get('requestBody'));
  const answers = (operation.get('responses')?.entries() ?? []).flatMap(([, response]) =>
    examplesOf(response),
  );
  const check = (examples: Examples, extension: string, known: Examples, of: string): void => {
    const names = known.map(([name]) => name);
    for (const [, example] of examples) {
      const name = example.text(extension);
      if (name !== undefined && !names.includes(name)) {
        const fix = `name one of them: ${names.join(', ') || 'there are none yet'}`;
        problems.add(example, `"${extension}: ${name}" is not among the ${of}`, fix);
      }
    }
  };
  check(sent, 'x-sent-by', programs, 'programs of "x-samples"');
  check(answers, 'x-answers-to', sent, 'examples of the request');
}

type Examples = readonly (readonly [name: string, place: ContractNode])[];

function examplesOf(place: ContractNode | undefined): Examples {
  const media = place?.target()?.get('content')?.entries()[0]?.[1];
  return media?.get('examples')?.entries() ?? [];
}
