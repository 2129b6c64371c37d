import {Collection} from 'postman-collection';
import {Runner} from 'postman-runtime';
import {expect, test} from 'vitest';
import type {SandboxOptions} from '@site/sandbox/sandboxOptions';
import {start} from '../../sandbox/callSandbox';
import {publishedFiles} from './publishedFiles';

const {downloads} = await publishedFiles();
const text = downloads.find(({name}) => name === 'postman.json')?.content ?? '{}';

/** Imports the published file as Postman does, sets the host and the key, and runs it from top to bottom. */
async function runCollection(options: SandboxOptions = {}): Promise<string[]> {
  const {url} = await start(options);
  const collection = new Collection(JSON.parse(text));
  collection.variables.one('baseUrl').set(url);
  collection.variables.one('apiKey').set('practice');
  return new Promise((resolve, reject) => {
    const answers: string[] = [];
    new Runner().run(collection, {}, (problem, run) => {
      if (problem) {
        reject(problem);
        return;
      }
      run.start({
        request: (error, _cursor, response, _request, item) => {
          answers.push(`${item.name}: ${response?.code ?? String(error)}`);
        },
        exception: (_cursor, error) => reject(error),
        done: (error) => {
          if (error) reject(error);
          else resolve(answers);
        },
      });
    });
  });
}

test.each(['data', 'flat'] as const)(
  'every request of the collection is answered as it should be, with the job ID in the form %s',
  async (runAnswer) => {
    expect(await runCollection({runAnswer})).toEqual([
      'Create an app: a text-to-image model: 201',
      'Create an app: a text-to-image model with a LoRA: 201',
      'List apps: 200',
      'Get an app: 200',
      'Update an app: start the app: 200',
      'Update an app: stop the app: 200',
      'Update an app: change the name and the description: 200',
      'Update an app: change the weight of a LoRA: 200',
      'Run a job: 202',
      'Get a job: 200',
      'Cancel a job: 200',
      'Delete an app: 204',
    ]);
  },
);
