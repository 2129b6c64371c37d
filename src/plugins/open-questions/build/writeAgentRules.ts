import type {Question} from './Question';

/**
 * @param questions from the register
 * @returns the rule that tells agents not to make up what is not known; an empty list if there is no open question
 */
export function writeAgentRules(questions: readonly Question[]): string[] {
  const names = questions.filter(({answer}) => answer === undefined).map(({name}) => name);
  if (names.length === 0) return [];
  return [`Not published, so never state or assume a value: ${names.join('; ')}.`];
}
