import type {ContractNode} from './ContractNode';

const NUMBER_LIMITS: readonly (readonly [keyword: string, words: (limit: number) => string])[] = [
  ['minimum', (limit) => `at least ${limit}`],
  ['exclusiveMinimum', (limit) => `more than ${limit}`],
  ['maximum', (limit) => `at most ${limit}`],
  ['exclusiveMaximum', (limit) => `less than ${limit}`],
  ['multipleOf', (limit) => `a multiple of ${limit}`],
  ['minLength', (limit) => `at least ${count(limit, 'character')}`],
  ['maxLength', (limit) => `at most ${count(limit, 'character')}`],
  ['minItems', (limit) => `at least ${count(limit, 'item')}`],
  ['maxItems', (limit) => `at most ${count(limit, 'item')}`],
  ['minProperties', (limit) => `at least ${count(limit, 'field')}`],
  ['maxProperties', (limit) => `at most ${count(limit, 'field')}`],
];

/**
 * Describes the limits of a value in words.
 *
 * @param parts the parts of one schema, from `flattenSchema`; the first part that sets a limit takes precedence
 * @returns Markdown phrases, for example `at least 1 character`
 */
export function describeLimits(parts: readonly ContractNode[]): string[] {
  const limits = NUMBER_LIMITS.flatMap(([keyword, words]) => {
    const limit = parts.map((part) => part.number(keyword)).find((value) => value !== undefined);
    return limit === undefined ? [] : [words(limit)];
  });
  return [
    ...limits,
    ...(parts.some((part) => part.isTrue('uniqueItems')) ? ['every item different'] : []),
  ];
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
