import {describeFault, FAULTS, isFault, type Fault} from './faults';
import {OPERATIONS} from './operations';

/** The range of requests that a fault affects, counted over the requests that its rule matches, from 1. */
type Turns = {readonly first: number; readonly last: number};

/** A fault, with the operation and the requests that it affects. */
export type FaultRule = {
  readonly fault: Fault;
  /** The operation that it is for, or null for all operations that the fault can affect. */
  readonly operation: string | null;
  /** Null if the rule has no turns: the fault's kind then determines the requests. */
  readonly turns: Turns | null;
};

/** The syntax of a rule. */
export const RULE_FORM = 'name[@operationId][#turns]';

/** A rule that cannot be parsed. Its message is one clear sentence for the person who wrote it. */
export class FaultRuleError extends Error {}

/**
 * Parses fault rules.
 *
 * @param text comma-separated rules, for example `lost-answer@runJob#1,rate-limit#2-4`
 * @returns the rules in the order in which they are written
 * @throws FaultRuleError that names the invalid rule and the possible values
 */
export function parseFaultRules(text: string): FaultRule[] {
  return text.split(',').map((rule) => parseRule(rule.trim()));
}

function parseRule(rule: string): FaultRule {
  const parts = /^([^@#]*)(?:@([^@#]*))?(?:#([^@#]*))?$/.exec(rule);
  const [, fault = '', operation, turns] = parts ?? [];
  if (!isFault(fault)) {
    const names = Object.keys(FAULTS).join(', ');
    throw new FaultRuleError(
      `the fault rule '${rule}' is not ${RULE_FORM} with one of these names: ${names}.`,
    );
  }
  if (operation !== undefined) checkOperation(rule, fault, operation);
  return {
    fault,
    operation: operation ?? null,
    turns: turns === undefined ? null : parseTurns(rule, turns),
  };
}

function checkOperation(rule: string, fault: Fault, operation: string): void {
  const possible = describeFault(fault).operations ?? [...OPERATIONS.keys()];
  if (possible.includes(operation)) return;
  const names = possible.join(', ');
  throw new FaultRuleError(
    `the fault rule '${rule}' names the operation '${operation}'; ${fault} can affect ${names}.`,
  );
}

function parseTurns(rule: string, text: string): Turns {
  const parts = /^(\d{1,9})(\+|-(\d{1,9}))?$/.exec(text);
  const first = Number(parts?.[1]);
  const last = parts?.[2] === '+' ? Infinity : Number(parts?.[3] ?? first);
  if (first >= 1 && last >= first) return {first, last};
  throw new FaultRuleError(
    `the fault rule '${rule}' has the turns '${text}'; write 2, 2-4, or 2+, counted from 1.`,
  );
}
