import newman from 'newman';
import {readFileSync} from 'node:fs';
import {API, KEY} from './round';

type Header = {readonly key: string; readonly value: string; disabled?: boolean};
type Item = {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {readonly header: readonly Header[]};
};
type Collection = {readonly item: readonly Item[]};

const collection = JSON.parse(readFileSync('rungen.json', 'utf8')) as Collection;

function listRequests(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...listRequests(item.item ?? [])]);
}

/** Sends List apps, and returns the status of its answer. */
function sendListApps(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    newman.run(
      {
        collection: structuredClone(collection) as never,
        folder: 'List apps',
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

const asImported = await sendListApps();
if (asImported === 200) throw new Error('x-team-id need not be switched off: change the row');
for (const {request} of listRequests(collection.item)) {
  const team = request?.header.find(({key}) => key === 'x-team-id');
  if (team) team.disabled = true;
}
const personal = await sendListApps();
if (personal !== 200) throw new Error(`List apps answers ${personal} without x-team-id`);
