import {describeFault, type Fault, type Strikes} from './faults';
import {FaultRuleError, parseFaultRules, type FaultRule} from './faultRules';
import {mockServerError} from './RequestError';

/** Tells which faults strike the next request to an operation. */
export type FaultSwitch = (operation: string) => Strikes;

const NO_STRIKES: Strikes = new Set();

/**
 * Makes the switch for a list of rules. Each rule counts the requests that it matches.
 *
 * @param rules of those that decide the answer of one request, the first one wins
 * @param counts how many requests each rule has matched before; changed in place
 */
export function createFaultSwitch(rules: readonly FaultRule[], counts: number[] = []): FaultSwitch {
  // A rule may be the first to match and not the first of the list: each has its place from the start.
  while (counts.length < rules.length) counts.push(0);
  return (operation) => {
    const strikes = new Set<Fault>();
    let isDecided = false;
    for (const [at, rule] of rules.entries()) {
      const {fault} = rule;
      if (!matches(rule, operation)) continue;
      const count = (counts[at] ?? 0) + 1;
      counts.splice(at, 1, count);
      if (!isTurn(rule, count)) continue;
      if (describeFault(fault).kind === 'answer') {
        if (isDecided) continue;
        isDecided = true;
      }
      strikes.add(fault);
    }
    return strikes;
  };
}

/**
 * Tells which faults strike one request.
 *
 * @param header the value of `x-mock-fault`, which decides when it is there: rules, or `none`
 * @param serverSwitch the switch of the whole mock server
 * @throws RequestError 400 for rules that cannot be read
 */
export function chooseFaults(
  header: string | undefined,
  operation: string,
  serverSwitch: FaultSwitch,
): Strikes {
  if (header === undefined) return serverSwitch(operation);
  if (header === 'none') return NO_STRIKES;
  try {
    return createFaultSwitch(parseFaultRules(header))(operation);
  } catch (error) {
    if (!(error instanceof FaultRuleError)) throw error;
    throw mockServerError(400, `${error.message} The header x-mock-fault can also be none.`);
  }
}

function matches({fault, operation}: FaultRule, called: string): boolean {
  if (operation !== null) return operation === called;
  return describeFault(fault).operations?.includes(called) ?? true;
}

/** Without turns, what loses an answer strikes every second request, so that trying again works. */
function isTurn({fault, turns}: FaultRule, count: number): boolean {
  if (turns) return count >= turns.first && count <= turns.last;
  return describeFault(fault).kind === 'lasting' || count % 2 === 1;
}
