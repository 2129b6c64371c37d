import {ContentError, type Problem} from './ContentError';

/** Returns problems, or throws them as a ContentError. */
export type Check = () => Promise<readonly Problem[]> | readonly Problem[];

/**
 * Runs checks one after the other and collects all the problems they find.
 *
 * @returns each problem once, in the order of the checks
 * @throws any error of a check that is not a ContentError
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
