import newman from 'newman';
import {readFileSync} from 'node:fs';
import {API, KEY} from './round';

const collection = JSON.parse(readFileSync('rungen.json', 'utf8')) as object;

/** Sends a request as it was imported, and returns the status of its answer. */
function send(name: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    newman.run(
      {
        collection: structuredClone(collection) as never,
        folder: name,
        envVar: [
          {key: 'baseUrl', value: API},
          {key: 'apiKey', value: KEY},
        ],
      },
      (error, summary) =>
        error ? reject(error) : resolve(summary.run.executions[0]?.response?.code),
    );
  });
}

for (const [name, expected] of [
  ['List apps', 200],
  ['Create app', 201],
] as const) {
  const status = await send(name);
  if (status !== expected) throw new Error(`${name} answers ${status}`);
}
