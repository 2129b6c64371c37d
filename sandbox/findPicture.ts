import type {JobRecord} from './appRecord';
import {drawPicture} from './drawPicture';
import type {Answer} from './operationTypes';
import {toErrorAnswer} from './errorAnswer';
import {mockServerError} from './RequestError';
import type {Store} from './Store';

const ADDRESS = /^\/mock-files\/([\w-]+)\.png$/;

/** @returns the address of the picture of a job, below the mock server's address */
export function pictureAddress({id}: JobRecord): string {
  return `/mock-files/${id}.png`;
}

/** @returns whether an address is in the format of those of pictures, for which no key is needed */
export function isPictureAddress(url: string): boolean {
  return ADDRESS.test(url);
}

/** @returns the picture of a completed job, or 404 */
export async function findPicture(store: Store, url: string): Promise<Answer> {
  const id = ADDRESS.exec(url)?.[1];
  const jobs = store.apps().flatMap((app) => app.jobs);
  const job = jobs.find((it) => it.id === id && it.state.current === 'COMPLETED');
  if (job) {
    const text = await drawPicture(job.input);
    return {status: 200, headers: {'Content-Type': 'image/png'}, text};
  }
  const error = mockServerError(404, 'there is no picture; no app has a completed job of that ID.');
  return toErrorAnswer(error, false);
}
