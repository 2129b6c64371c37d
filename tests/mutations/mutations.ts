/** One deliberate mistake in the contract, of the kind that an edit of the service makes. */
type Mutation = {
  readonly name: string;
  readonly changes: readonly {
    readonly find: RegExp;
    readonly replace: string;
    /** How often the text stands in the contract; `some` where the number says nothing. */
    readonly times: number | 'some';
  }[];
};

/** The contract that the mutations change. */
export const MUTATED_FILE = 'contract/openapi.yaml';

/** Each is applied alone. Together they change every kind of fact that a page, a sample or a test uses. */
export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'rename a field: model_url becomes model_link, everywhere in the contract',
    changes: [{find: /\bmodel_url\b/g, replace: 'model_link', times: 'some'}],
  },
  {
    name: 'remove an enum value: the GPU tier PERFORMANCE',
    changes: [
      {find: /(enum: \[BASIC, STANDARD), PERFORMANCE\]/g, replace: '$1]', times: 1},
      {find: /^ +PERFORMANCE: .*\n/gm, replace: '', times: 1},
    ],
  },
  {
    name: 'change a method: Cancel a job is POST instead of PUT',
    changes: [{find: /^( {4})put:(\n +operationId: cancelJob)/gm, replace: '$1post:$2', times: 1}],
  },
  {
    name: 'add a required field: Create an app needs region',
    changes: [
      {
        find: /^( {4}CreateApp:\n(?: {6}.*\n)*? {6}required: \[name)(, configuration, workflow\]\n {6}properties:\n)/gm,
        replace:
          '$1, region$2        region:\n          type: string\n          description: The region of the app.\n',
        times: 1,
      },
    ],
  },
  {
    name: 'change a status: Delete an app answers 200 instead of 204',
    changes: [{find: /^( {8})'204':/gm, replace: "$1'200':", times: 1}],
  },
];

/**
 * @param contract the text of the contract
 * @param mutation the mistake to make
 * @returns the contract with the mistake
 * @throws Error when the contract has changed so that the mistake cannot be made as planned
 */
export function applyMutation(contract: string, {name, changes}: Mutation): string {
  return changes.reduce((text, {find, replace, times}) => {
    const found = [...text.matchAll(find)].length;
    if (found === 0 || (times !== 'some' && found !== times)) {
      throw new Error(
        `"${name}" cannot be made: ${String(find)} stands ${found} times in the contract, not ${times}`,
      );
    }
    return text.replace(find, replace);
  }, contract);
}
