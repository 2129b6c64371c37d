import {ContentError, type Problem} from './ContentError';

/** Finds problems, or throws them as a ContentError. */
export type Check = () => Promise<readonly Problem[]> | readonly Problem[];

/**
 * Makes checks, one after the other, and tells all that they find.
 *
 * @returns each problem once, in the order of the checks
 * @throws what a check throws that is no ContentError
 */
export async function collectProblems(checks: readonly Check[]): Promise<Problem[]> {
  const found: (readonly Problem[])[] = [];
  for (const check of checks) found.push(await collect(check));
  return [...new Map(found.flat().map((it) => [JSON.stringify(it), it])).values()];
}

async function collect(check: Check): Promise<readonly Problem[]> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}
