import type {ServerResponse} from 'node:http';
import type {JobRecord} from './appRecord';
import {drawPicture} from './drawPicture';
import {mockServerError} from './RequestError';
import {sendAnswer, toErrorAnswer} from './sendAnswer';
import type {World} from './World';

const ADDRESS = /^\/mock-files\/([\w-]+)\.png$/;

/** @returns where the picture of a job stands, below the mock server's address */
export function pictureAddress({id}: JobRecord): string {
  return `/mock-files/${id}.png`;
}

/** @returns whether an address has the form of a picture's, whose reader needs no key */
export function isPictureAddress(url: string): boolean {
  return ADDRESS.test(url);
}

/** Sends the picture of a completed job, or 404. */
export function sendPicture(world: World, url: string, response: ServerResponse): void {
  const id = ADDRESS.exec(url)?.[1];
  const jobs = world.apps().flatMap((app) => app.jobs);
  const job = jobs.find((it) => it.id === id && it.state.current === 'COMPLETED');
  if (job) {
    response.writeHead(200, {'Content-Type': 'image/png'}).end(drawPicture(job.input));
    return;
  }
  const error = mockServerError(404, 'there is no picture; no app has a completed job of that ID.');
  sendAnswer(response, toErrorAnswer(error, false));
}
