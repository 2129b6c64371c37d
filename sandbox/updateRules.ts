import type {components} from '../contract/types';
import {mockServerError} from './RequestError';

type Tools = components['schemas']['WorkflowTools'];
type Lora = components['schemas']['Lora'];

/**
 * Checks a number of workers.
 *
 * @throws RequestError 400 below zero or above 100: the service publishes no range, so this one is the mock server's
 */
export function checkWorkers(workers: number): void {
  if (workers >= 0 && workers <= 100) return;
  throw mockServerError(400, `active_workers is ${workers}; send a number from 0 to 100.`);
}

/**
 * Applies the published rule that only the weight of a LoRA can change.
 *
 * @param tools the app's tools now
 * @param loras the entries of the request, or undefined to keep them
 * @returns the tools after the change
 * @throws RequestError 400 when an entry is added, removed or changed in more than its weight
 */
export function mergeLoras(tools: Tools, loras: readonly Lora[] | undefined): Tools {
  if (!loras) return tools;
  const before = tools.loras ?? [];
  const same =
    before.length === loras.length && loras.every((it, at) => sameButWeight(it, before[at]));
  if (!same) {
    throw mockServerError(
      400,
      'only the weight of a LoRA can change. Send every entry as at creation, with its new weight.',
    );
  }
  return {...tools, loras: [...loras]};
}

function sameButWeight(one: Lora, other: Lora | undefined): boolean {
  return (
    one.id === other?.id &&
    one.versionId === other.versionId &&
    one.downloadUrl === other.downloadUrl &&
    one.name === other.name
  );
}
