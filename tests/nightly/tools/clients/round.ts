/** What a client of any generator has to do. IDs and states are texts. */
export type Client = {
  listApps: () => Promise<readonly string[]>;
  createApp: (name: string) => Promise<string>;
  getAppStatus: (appId: string) => Promise<string>;
  setWorkers: (appId: string, count: number) => Promise<string>;
  runJob: (appId: string, prompt: string) => Promise<string>;
  getJobStatus: (appId: string, jobId: string) => Promise<string>;
  cancelJob: (appId: string, jobId: string) => Promise<string>;
  deleteApp: (appId: string) => Promise<unknown>;
};

/** Reads a variable of the environment, as programs of readers do. */
export function readVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export const API = readVariable('RUNGEN_API');
export const KEY = readVariable('RUNGEN_API_KEY');
export const USER = readVariable('RUNGEN_USER_ID');

/** A body that creates an app. */
export const newApp = (name: string) => ({
  name,
  configuration: {gpu_tier: 'STANDARD' as const},
  workflow: {model_url: 'https://huggingface.co/black-forest-labs/FLUX.1-schnell', tools: {}},
});

/** Throws for an answer without the data that a generated type promises. */
export function need<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing in the answer`);
  return value;
}

/** Calls every operation once or more: list, create, start, run, poll, cancel, stop, delete. */
export async function runRound(client: Client): Promise<void> {
  const app = await client.createApp('round');
  expectEqual((await client.listApps()).includes(app), true);
  expectEqual(await client.setWorkers(app, 1), 'INITIALIZING');
  await waitFor('RUNNING', () => client.getAppStatus(app));
  const job = await client.runJob(app, 'a red bicycle');
  await waitFor('COMPLETED', () => client.getJobStatus(app, job));
  const canceled = await client.runJob(app, 'a blue bicycle');
  expectEqual(await client.cancelJob(app, canceled), 'CANCELED');
  expectEqual(await client.setWorkers(app, 0), 'STOPPED');
  await client.deleteApp(app);
  expectEqual((await client.listApps()).includes(app), false);
  console.log('The whole round is done.');
}

async function waitFor(status: string, read: () => Promise<string>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await read()) === status) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`it does not become ${status}`);
}

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`got ${String(actual)} instead of ${String(expected)}`);
}
