// `npm run bench:hosts`: measures the throughput of nginx with the configuration of deploy/, compared with
// `docusaurus serve`.
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runProgram} from '../../helpers/program';
import {findFreePort} from '../../helpers/startServer';
import {type RunningHost, startHost} from './startHost';
import {startContainer, startServer} from './startNginx';

const CONNECTIONS = 16;
const SECONDS = 10;
const PAGE = 'docs/intro';

async function startDocusaurus(): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const port = await findFreePort();
  const url = new URL(`http://localhost:${port}`);
  const docusaurus = path.resolve('node_modules/.bin/docusaurus');
  const args = ['serve', '--port', String(port), '--no-open', '--dir', 'build'];
  return startHost({command: [docusaurus, ...args], url, folder});
}

const HOSTS: Readonly<Record<string, () => Promise<RunningHost>>> = {
  'nginx, plain': () => startContainer('build'),
  'nginx, TLS': () => startServer('build'),
  'docusaurus serve': startDocusaurus,
};

function readFigure(output: string, pattern: RegExp): string {
  return pattern.exec(output)?.[1] ?? 'not measured';
}

async function measure(name: string, host: RunningHost): Promise<string> {
  const load = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '--latency'];
  const coding = ['-H', 'Accept-Encoding: br, gzip'];
  const {code, output} = await runProgram('wrk', [...load, ...coding, `${host.url.href}${PAGE}`]);
  if (code !== 0) {
    throw new Error(`wrk did not run: ${output}\nOn Debian: apt-get install wrk`);
  }
  const perSecond = readFigure(output, /Requests\/sec:\s+(\S+)/);
  const p50 = readFigure(output, /50%\s+(\S+)/);
  const p99 = readFigure(output, /99%\s+(\S+)/);
  const errors = readFigure(output, /(Socket errors: .+|Non-2xx or 3xx responses: .+)/);
  const problems = errors === 'not measured' ? 'no errors' : errors;
  return `${name}: ${perSecond} requests/s, p50 ${p50}, p99 ${p99}, ${problems}`;
}

async function main(): Promise<void> {
  console.log(`/${PAGE}, ${CONNECTIONS} connections, ${SECONDS} s each, on loopback`);
  for (const [name, start] of Object.entries(HOSTS)) {
    const host = await start();
    console.log(await measure(name, host));
    await host.close();
  }
}

void main();
