import {describeFault, type Fault, type ActiveFaults} from './faults';
import {FaultRuleError, parseFaultRules, type FaultRule} from './faultRules';
import {mockServerError} from './RequestError';

/** Returns the faults that affect the next request to an operation. */
export type FaultSwitch = (operation: string) => ActiveFaults;

const NO_FAULTS: ActiveFaults = new Set();

/**
 * Creates the switch for a list of rules. Each rule counts the requests that it matches.
 *
 * @param rules if several determine the response to one request, the first one wins
 * @param counts how many requests each rule has matched before; changed in place
 */
export function createFaultSwitch(rules: readonly FaultRule[], counts: number[] = []): FaultSwitch {
  // The first rule to match may not be the first in the list, so each one needs its entry from the start.
  while (counts.length < rules.length) counts.push(0);
  return (operation) => {
    const activeFaults = new Set<Fault>();
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
      activeFaults.add(fault);
    }
    return activeFaults;
  };
}

/**
 * Returns the faults that affect one request.
 *
 * @param header the value of `x-mock-fault`, which takes precedence if it is present: rules, or `none`
 * @param serverSwitch the switch of the whole mock server
 * @throws RequestError 400 for rules that cannot be parsed
 */
export function chooseFaults(
  header: string | undefined,
  operation: string,
  serverSwitch: FaultSwitch,
): ActiveFaults {
  if (header === undefined) return serverSwitch(operation);
  if (header === 'none') return NO_FAULTS;
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

/** Without turns, a fault that is not lasting affects every second request, so that a retry succeeds. */
function isTurn({fault, turns}: FaultRule, count: number): boolean {
  if (turns) return count >= turns.first && count <= turns.last;
  return describeFault(fault).kind === 'lasting' || count % 2 === 1;
}
