import {type Finished, runCommand} from '../run/runCommand';
import type {RunningHost} from './startHost';

/** Runs `npm run smoke` on a host, as a developer would. */
export function smokeHost({
  url,
  variables,
}: Pick<RunningHost, 'url' | 'variables'>): Promise<Finished> {
  return runCommand('tsx', ['scripts/smoke.ts', url.href], variables);
}
