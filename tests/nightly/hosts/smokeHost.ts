import {type Ending, runProgram} from '../../helpers/program';
import type {RunningHost} from './startHost';

/** Runs `npm run smoke` on a host, as a developer would. */
export function smokeHost({
  url,
  variables,
}: Pick<RunningHost, 'url' | 'variables'>): Promise<Ending> {
  return runProgram('tsx', ['scripts/smoke.ts', url.href], {env: {...process.env, ...variables}});
}
