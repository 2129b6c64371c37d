import {mockServerError} from './RequestError';
import {FAULTS, isFault, type Fault} from './sandboxOptions';

/**
 * Makes the switch for the fault of the whole mock server. A fault that loses an answer strikes every second
 * request, beginning with the first, so that trying again works; the others hold for all requests.
 */
export function createFaultSwitch(fault: Fault | undefined): () => Fault | undefined {
  let turn = 0;
  return () => {
    if (fault !== 'server-error' && fault !== 'dropped-connection') return fault;
    turn += 1;
    return turn % 2 === 1 ? fault : undefined;
  };
}

/**
 * Tells what goes wrong with one request.
 *
 * @param header the value of `x-sandbox-fault`, which decides when it is there; `none` means no fault
 * @param nextFault the switch of the whole mock server
 * @throws RequestError 400 for a fault that does not exist
 */
export function chooseFault(
  header: string | undefined,
  nextFault: () => Fault | undefined,
): Fault | undefined {
  if (header === undefined) return nextFault();
  if (header === 'none') return undefined;
  if (isFault(header)) return header;
  throw mockServerError(400, `x-sandbox-fault is '${header}'; use ${FAULTS.join(', ')}, or none.`);
}
