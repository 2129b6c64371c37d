import type {Question} from './Question';

/**
 * @param questions from the register
 * @returns the rule that keeps programs from making up what is not known; none when everything is known
 */
export function writeAgentRules(questions: readonly Question[]): string[] {
  const names = questions.filter(({answer}) => answer === undefined).map(({name}) => name);
  if (names.length === 0) return [];
  return [`Not published, so never state or assume a value: ${names.join('; ')}.`];
}
