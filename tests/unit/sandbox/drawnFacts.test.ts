import {describe, expect, test} from 'vitest';
import {indexContract} from '@site/sandbox/contractIndex';
import {FIRST_PERSON, TEAMS} from '@site/sandbox/people';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {listOperations} from '@site/src/plugins/reference/build/drawings/listOperations';
import {readStates} from '@site/src/plugins/reference/build/drawings/readStates';
import {factAt, recordAt} from '@site/src/plugins/reference/build/facts/factAt';
import {FACTS, readFact} from '@site/src/plugins/reference/build/facts/factSchemas';
import {at, createApp, NEW_APP, runJob, start, USER_HEADER, type Started} from './callSandbox';

const contract = await readContract('contract/openapi.yaml');
const INPUT = {input: {prompt: 'A lighthouse'}};
const setWorkers = (active_workers: number) => ({body: {configuration: {active_workers}}});

/** Returns for each operation whether it is safe to repeat, by sending the same request twice. */
const REPEATS: Readonly<Record<string, (sandbox: Started) => Promise<string>>> = {
  listApps: (sandbox) => repeatRead(sandbox, () => '/app'),
  getApp: (sandbox) => repeatRead(sandbox, (app) => `/app/${app}`),
  getJob: (sandbox) => repeatRead(sandbox, (app, job) => `/app/${app}/job/${job}`),
  async updateApp(sandbox) {
    const path = `/app/${await createApp(sandbox)}`;
    const body = {name: 'Poster maker'};
    const names = [];
    for (let times = 0; times < 2; times += 1) {
      names.push(at((await sandbox.call('PUT', path, {body})).json, 'data', 'name'));
    }
    return names[0] === names[1] ? 'Yes' : 'No';
  },
  async deleteApp(sandbox) {
    const path = `/app/${await createApp(sandbox)}`;
    await sandbox.call('DELETE', path);
    return (await sandbox.call('DELETE', path)).status === 404 ? 'Yes' : 'No';
  },
  async cancelJob(sandbox) {
    const app = await createApp(sandbox);
    const path = `/app/${app}/job/${await runJob(sandbox, app)}`;
    for (let times = 0; times < 2; times += 1) {
      await sandbox.call('PUT', path, {headers: USER_HEADER});
    }
    return (await statusOf(sandbox, path)) === 'CANCELED' ? 'Yes' : 'No';
  },
  async createApp(sandbox) {
    await createApp(sandbox);
    await createApp(sandbox);
    const list = at((await sandbox.call('GET', '/app')).json, 'data');
    // A second app was created, and it can be found by its name: list the apps before a retry.
    return Array.isArray(list) && list.length === 2 && at(list, '1', 'name') === NEW_APP.name
      ? 'Check first'
      : 'Yes';
  },
  async runJob(sandbox) {
    const app = await createApp(sandbox);
    await runJob(sandbox, app);
    await runJob(sandbox, app);
    const waiting = at((await sandbox.call('GET', `/app/${app}`)).json, 'jobs', 'in_queue');
    // A second job was created, and the counters of the app show it: read them before a retry.
    return waiting === 2 ? 'Check first' : 'Yes';
  },
};

describe('the mock server behaves as the tables of facts state', () => {
  const operations = listOperations(contract.document);

  test.each(operations)(
    '$id is as safe to repeat as its x-retry states',
    async ({id, method, path}) => {
      const rule = readFact(
        FACTS['x-retry'],
        factAt(contract, 'paths', path, method.toLowerCase(), 'x-retry'),
      );
      expect(await REPEATS[id]?.(await start())).toBe(rule?.repeat);
    },
  );

  test('only operations whose response is not always under data have an x-envelope', () => {
    const named = operations.filter(({method, path}) =>
      readFact(
        FACTS['x-envelope'],
        factAt(contract, 'paths', path, method.toLowerCase(), 'x-envelope'),
      ),
    );
    const bare = operations.filter(({responses}) => {
      const success = JSON.stringify(
        Object.entries(responses).filter(([it]) => it.startsWith('2')),
      );
      const [, name = ''] =
        /"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"/.exec(success) ?? [];
      return !('data' in recordAt(contract, 'components', 'schemas', name, 'properties'));
    });
    expect(named.map(({id}) => id)).toEqual(bare.map(({id}) => id));
    expect(bare.length).toBeGreaterThan(0);
  });

  test('each context owns what x-contexts states', async () => {
    const facts = contextFacts();
    const sandbox = await start();
    const team = {'x-team-id': TEAMS[0]?.id ?? ''};
    for (const [index, headers] of [{}, team].entries()) {
      const path = `/app/${await createApp(sandbox, headers)}`;
      const {json} = await sandbox.call('GET', path, {headers});
      const {fields = {}, seenBy} = facts[index] ?? {};
      const words: Readonly<Record<string, unknown>> = {
        null: null,
        You: FIRST_PERSON,
        'Your user ID': FIRST_PERSON,
        'The member who created it': FIRST_PERSON,
        "The team's ID": TEAMS[0]?.id,
      };
      expect(Object.keys(fields).length).toBeGreaterThan(0);
      for (const [name, holds] of Object.entries(fields)) {
        expect(at(json, name), name).toBe(words[holds]);
      }
      const other = await sandbox.call('GET', path, {headers: {...headers, 'x-api-key': 'second'}});
      expect(other.status === 200 ? 'All members' : 'You').toBe(seenBy);
    }
  });

  test.each(['OWNER', 'ADMIN', 'MEMBER'] as const)(
    '%s may do what x-rights states',
    async (role) => {
      const rights =
        readFact(FACTS['x-rights'], factAt(contract, 'x-enumerations', 'TeamRole', 'x-rights')) ??
        [];
      const sandbox = await start();
      const headers = {'x-team-id': TEAMS.find((team) => team.role === role)?.id ?? ''};
      const path = `/app/${await createApp(sandbox, headers)}`;
      const statuses: Readonly<Record<string, number>> = {
        createApp: (await sandbox.call('POST', '/app', {body: NEW_APP, headers})).status,
        listApps: (await sandbox.call('GET', '/app', {headers})).status,
        getApp: (await sandbox.call('GET', path, {headers})).status,
        getJob: (
          await sandbox.call(
            'GET',
            `${path}/job/${await runJob(sandbox, path.slice(5), headers)}`,
            {
              headers,
            },
          )
        ).status,
        updateApp: (await sandbox.call('PUT', path, {body: {name: 'Other'}, headers})).status,
        deleteApp: (await sandbox.call('DELETE', path, {headers})).status,
      };
      expect(rights.length).toBeGreaterThan(0);
      for (const right of rights) {
        const said = right[role];
        if (typeof said !== 'string') continue; // an open question: what the mock server does is not a fact
        const isAllowed = right.operations.every((it) => (statuses[it] ?? 0) < 300);
        expect(isAllowed, right.action).toBe(/^(?:Yes|Usually)/.test(said));
      }
    },
  );

  test('an app goes through the states of x-billing, and bills while it has workers', async () => {
    const steps =
      readFact(
        FACTS['x-billing'],
        factAt(contract, 'components', 'schemas', 'AppStatus', 'x-billing'),
      ) ?? [];
    const sandbox = await start();
    const path = `/app/${await createApp(sandbox)}`;
    const acts = [
      () => Promise.resolve(undefined),
      () => sandbox.call('PUT', path, setWorkers(1)),
      () => sandbox.call('POST', `${path}/run_async`, {body: INPUT}),
      () => sandbox.call('PUT', path, setWorkers(0)),
    ];
    expect(steps.length).toBe(acts.length);
    for (const [index, {states, billing}] of steps.entries()) {
      await acts[index]?.();
      const seen = await readStatesOf(sandbox, path);
      expect(seen, `line ${index + 1}`).toEqual(states);
      const workers = at((await sandbox.call('GET', path)).json, 'configuration', 'active_workers');
      expect(/^(?:starts|goes on)$/.test(billing), `line ${index + 1}`).toBe(Number(workers) > 0);
    }
  });

  test('a wait ends at every state of a job that has no transitions', () => {
    const rule = readFact(
      FACTS['x-wait'],
      factAt(contract, 'components', 'schemas', 'JobStatus', 'x-wait'),
    );
    const {values, transitions, aliases} = readStates(contract, 'JobStatus');
    const ends = values
      .map(({value}) => value)
      .filter((value) => !transitions.some(({from}) => from === (aliases[value] ?? value)));
    expect(Object.keys(rule?.ends ?? {})).toEqual(ends);
  });

  test('times have the format and the example of x-time, and the mock server sends that format', async () => {
    const sandbox = await start();
    const app = await createApp(sandbox);
    const job = `/app/${app}/job/${await runJob(sandbox, app)}`;
    const sent = {
      AppTimestamp: at((await sandbox.call('GET', `/app/${app}`)).json, 'created_at'),
      JobTimestamp: at((await sandbox.call('GET', job)).json, 'data', 'created_at'),
    };
    for (const [name, time] of Object.entries(sent)) {
      const schema = recordAt(contract, 'components', 'schemas')[name] ?? {};
      const fact = readFact(FACTS['x-time'], schema['x-time']);
      const pattern = new RegExp(String(schema.pattern));
      const toDigits = fact?.form.replace(/(?<=^|[-: T])[YMDHS]+/g, (it) => '1'.repeat(it.length));
      for (const it of [time, fact?.example, toDigits]) expect(it).toMatch(pattern);
      expect(Number.isNaN(Date.parse(fact?.example ?? ''))).toBe(false);
    }
  });

  test('examples of times and inputs are those of the responses in the contract', () => {
    const answers = JSON.stringify(recordAt(contract, 'paths'));
    for (const name of ['AppTimestamp', 'JobTimestamp']) {
      const schema = recordAt(contract, 'components', 'schemas')[name] ?? {};
      const example = readFact(FACTS['x-time'], schema['x-time'])?.example ?? '';
      expect(answers).toContain(`"created_at":"${example}"`);
    }
    const fields = recordAt(contract, 'components', 'schemas', 'JobInput', 'properties');
    for (const [name, field] of Object.entries(fields)) {
      const example = readFact(FACTS['x-input'], field['x-input']);
      if (typeof example === 'number') expect(answers).toContain(`"${name}":${example}`);
    }
  });

  test('each known input is accepted with its example, and a misspelled one is not', async () => {
    const sandbox = await start({operations: indexContract('contract', true)});
    const app = await createApp(sandbox);
    const fields = recordAt(contract, 'components', 'schemas', 'JobInput', 'properties');
    expect(Object.keys(fields).length).toBeGreaterThan(0);
    for (const [name, field] of Object.entries(fields)) {
      const example = readFact(FACTS['x-input'], field['x-input']);
      const body = (key: string) => ({body: {input: {[key]: example}}});
      const run = `/app/${app}/run_async`;
      expect((await sandbox.call('POST', run, body(name))).status, name).toBeLessThan(300);
      expect((await sandbox.call('POST', run, body(`${name}x`))).status, name).toBe(400);
    }
  });

  test('the fixed fields are those that only create has, and an update with one is rejected', async () => {
    const parts =
      readFact(
        FACTS['x-fixed'],
        factAt(contract, 'components', 'schemas', 'UpdateApp', 'x-fixed'),
      ) ?? [];
    const fieldsOf = (name: string) =>
      Object.keys(recordAt(contract, 'components', 'schemas', name, 'properties'));
    const missing = fieldsOf('CreateAppConfiguration').filter(
      (it) => !fieldsOf('UpdateAppConfiguration').includes(it),
    );
    const named = parts.flatMap(({field}) => field ?? []);
    expect(named).toEqual(missing.map((it) => `configuration.${it}`));
    const sandbox = await start();
    const path = `/app/${await createApp(sandbox)}`;
    for (const field of missing) {
      const body = {configuration: {[field]: 'PERFORMANCE'}};
      expect((await sandbox.call('PUT', path, {body})).status, field).toBe(400);
    }
  });
});

function contextFacts() {
  const found = factAt(contract, 'components', 'parameters', 'TeamId', 'x-contexts');
  return readFact(FACTS['x-contexts'], found) ?? [];
}

/** Reads twice. A read is safe to repeat if both responses are the same; a waiting job keeps waiting. */
async function repeatRead(
  sandbox: Started,
  pathOf: (app: string, job: string) => string,
): Promise<string> {
  const app = await createApp(sandbox);
  const path = pathOf(app, await runJob(sandbox, app));
  const first = await sandbox.call('GET', path);
  const second = await sandbox.call('GET', path);
  return first.text === second.text ? 'Yes' : 'No';
}

async function statusOf({call}: Started, path: string): Promise<unknown> {
  return at((await call('GET', path)).json, 'data', 'status');
}

/** @returns the states of an app over 20 consecutive reads, without consecutive repetitions */
async function readStatesOf({call}: Started, path: string): Promise<string[]> {
  const seen: string[] = [];
  for (let reads = 0; reads < 20; reads += 1) {
    const status = String(at((await call('GET', path)).json, 'status'));
    if (seen.at(-1) !== status) seen.push(status);
  }
  return seen;
}
