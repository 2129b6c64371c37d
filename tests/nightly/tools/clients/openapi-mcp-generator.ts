import {execFileSync, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {API, KEY, newApp, runRound, USER} from './round';

const cwd = 'rungen-mcp';
execFileSync('npm', ['install', '--ignore-scripts', '--silent'], {cwd, stdio: 'inherit'});
execFileSync('npx', ['tsc'], {cwd, stdio: 'inherit'});
const env = {...process.env, API_BASE_URL: API, API_KEY_APIKEY: KEY};
const server = spawn('node', ['build/index.js'], {cwd, env, stdio: ['pipe', 'pipe', 'ignore']});

type Message = {
  readonly id?: number;
  readonly result?: {readonly content?: readonly {readonly text: string}[]};
};

const waiting = new Map<number, (message: Message) => void>();
createInterface({input: server.stdout}).on('line', (line) => {
  const message = JSON.parse(line) as Message;
  waiting.get(message.id ?? 0)?.(message);
});

/** Sends a message of the Model Context Protocol and waits for its answer. */
async function send(method: string, params: object): Promise<Message> {
  const id = waiting.size + 1;
  const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
  server.stdin.write(`${JSON.stringify({jsonrpc: '2.0', id, method, params})}\n`);
  return answer;
}

/** Calls a tool. Its answer is a line with the status, then the body. */
async function call(name: string, args: object = {}) {
  const {result} = await send('tools/call', {name, arguments: args});
  const text = result?.content?.[0]?.text ?? '';
  const body = text.slice(text.indexOf('\n') + 1);
  if (!text.startsWith('API Response (Status: 2')) throw new Error(`${name}: ${text}`);
  return body.startsWith('{') ? JSON.parse(body) : undefined;
}

const clientInfo = {name: 'round', version: '1'};
await send('initialize', {protocolVersion: '2024-11-05', capabilities: {}, clientInfo});
server.stdin.write(`${JSON.stringify({jsonrpc: '2.0', method: 'notifications/initialized'})}\n`);

await runRound({
  listApps: async () => (await call('listApps')).data.map(({id}: {id: string}) => id),
  createApp: async (name) => (await call('createApp', {requestBody: newApp(name)})).data.id,
  getAppStatus: async (app_id) => (await call('getApp', {app_id})).status,
  setWorkers: async (app_id, active_workers) => {
    const requestBody = {configuration: {active_workers}};
    return (await call('updateApp', {app_id, requestBody})).data.status;
  },
  runJob: async (app_id, prompt) =>
    (await call('runJob', {app_id, requestBody: {input: {prompt}}})).data.id,
  getJobStatus: async (app_id, job_id) => (await call('getJob', {app_id, job_id})).data.status,
  cancelJob: async (app_id, job_id) => {
    const user = {'X-Authenticated-User-Id': USER};
    return (await call('cancelJob', {app_id, job_id, ...user})).data.status;
  },
  deleteApp: (app_id) => call('deleteApp', {app_id}),
});
server.kill();
