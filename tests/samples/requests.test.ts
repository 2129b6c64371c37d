import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startSandbox} from '../../sandbox/startSandbox';
import {
  CONTRACT,
  drawRequest,
  listOperations,
  readContract,
  REQUEST_LANGUAGES,
} from '../../src/plugins/reference';
import {runProgram} from '../helpers/program';

/** How a reader runs what stands on the page: pasted into a shell, or into the interpreter. */
const INTERPRETERS = {
  curl: ['bash', '-c'],
  python: ['python3', '-c'],
  javascript: ['node', '--input-type=module', '-e'],
} as const;

const APP = {
  name: 'poster-maker',
  configuration: {gpu_tier: 'STANDARD', active_workers: 1},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell'},
};

const contract = await readContract(CONTRACT, process.cwd());
const empty = mkdtempSync(path.join(tmpdir(), 'request-'));
let server: Awaited<ReturnType<typeof startSandbox>>;
let teamId = '';

beforeAll(async () => {
  server = await startSandbox({port: 0, clock: 'step'});
  teamId = server.teams[0]?.id ?? '';
});
afterAll(() => server.close());

/** Each optional field alone, all together, and the request as it stands at first. */
const runs = listOperations(contract).flatMap((operation) => {
  const examples = Object.keys(operation.requestBody?.content['application/json']?.examples ?? {});
  return (examples.length > 0 ? examples : [undefined]).flatMap((example) => {
    const {optional, lines} = drawRequest(operation, contract.components.schemas, example);
    const all = optional.map(({id}) => id);
    const first = optional.filter(({isOff}) => !isOff).map(({id}) => id);
    const sets = new Map([first, all, ...all.map((id) => [id])].map((set) => [set.join(), set]));
    return [...sets.values()].flatMap((ticked) =>
      REQUEST_LANGUAGES.map((language) => ({operation, example, ticked, language, lines})),
    );
  });
});

async function prepare(isTeam: boolean): Promise<Readonly<Record<string, string>>> {
  const headers = {
    'content-type': 'application/json',
    'x-api-key': 'practice',
    ...(isTeam && {'x-team-id': teamId}),
  };
  const post = async (route: string, body: object): Promise<{data: Record<string, string>}> => {
    const answer = await fetch(`${server.url}${route}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as {data: Record<string, string>};
  };
  const {data: app} = await post('/app', APP);
  const {data: job} = await post(`/app/${app.id ?? ''}/run_async`, {input: {prompt: 'A lake'}});
  return {
    RUNGEN_API: server.url,
    RUNGEN_API_KEY: 'practice',
    RUNGEN_APP_ID: app.id ?? '',
    RUNGEN_JOB_ID: job.id ?? '',
    RUNGEN_USER_ID: app.created_by ?? '',
    RUNGEN_TEAM_ID: teamId,
  };
}

describe('drawn requests run as they are pasted', () => {
  test.concurrent.each(runs)(
    '$operation.operationId $example $language with $ticked',
    async ({operation, ticked, language, lines}) => {
      const isSent = (fields: readonly string[]): boolean =>
        fields.every((id) => ticked.some((it) => it === id || it.startsWith(`${id}.`)));
      const text = lines[language]
        .filter(({fields}) => isSent(fields))
        .map((line) => line.text)
        .join('\n');
      const env = await prepare(ticked.includes('header.x-team-id'));
      const [file, ...args] = INTERPRETERS[language];
      const {code, output} = await runProgram(file, [...args, text], {
        cwd: empty,
        env: {PATH: process.env.PATH, HOME: process.env.HOME, ...env},
        limitMs: 30_000,
      });
      expect(output, operation.operationId).not.toMatch(/"error"/);
      expect(code, output).toBe(0);
    },
  );
});
