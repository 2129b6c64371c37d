import {execFileSync} from 'node:child_process';
import {copyFile, cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {vi} from 'vitest';
import {BUILD_DIR} from '../../helpers/builtPages';
import {NGINX_BROTLI} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {type Ending, runProgram, startProgram} from '../../helpers/program';
import {findFreePort, type RunningServer} from '../../helpers/startServer';

/**
 * Makes a folder like `/etc/nginx`.
 *
 * @param settings the main settings, which write only to `/tmp`
 * @param changes what differs on this machine
 * @returns the arguments with which nginx reads them
 */
async function makeSettings(settings: string, changes: Readonly<Record<string, string>>) {
  const folder = makeFolder('nginx-');
  await copyFile('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
  let adapted = settings.replaceAll('/tmp/', `${folder}/`);
  for (const [before, after] of Object.entries(changes)) {
    if (!adapted.includes(before)) throw new Error(`The settings of nginx have no ${before}`);
    adapted = adapted.replaceAll(before, after);
  }
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, adapted);
  return ['-c', file, '-e', 'stderr'];
}

/** Copies the build, and compresses it as the container does. */
async function copyBuild(): Promise<string> {
  const folder = path.join(makeFolder('docs-'), 'docs');
  await cp(BUILD_DIR, folder, {recursive: true});
  const [, compress = ''] =
    /^RUN (find .*)$/m.exec(await readFile('deploy/docker/Dockerfile', 'utf8')) ?? [];
  const {code, output} = await runProgram('bash', ['-c', compress.replace('/srv/docs', folder)]);
  if (code !== 0) throw new Error(`The build cannot be compressed.\n${output}`);
  return folder;
}

/**
 * Runs nginx as the container does: with `deploy/docker/nginx.conf` and this machine's port and folders.
 *
 * @throws an Error with its output when it does not answer; in that case, it is stopped
 */
export async function startContainer(): Promise<RunningServer> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const args = await makeSettings(await readFile('deploy/docker/nginx.conf', 'utf8'), {
    'listen 8080;': `listen ${new URL(url).host};`,
    'worker_processes auto;': 'master_process off;',
    '/srv/docs': await copyBuild(),
  });
  const server = startProgram('nginx', [...args, '-g', 'daemon off;']);
  const close = async (): Promise<void> => void (await server.stop());
  try {
    await vi.waitFor(() => fetch(url), {timeout: 15_000});
  } catch {
    await close();
    throw new Error(`nginx does not answer at ${url}.\n${server.printed.output}`);
  }
  return {url, close};
}

/** Lets nginx check the server with TLS: `site.conf` of the build, with this machine's ports, folders and certificate. */
export async function checkServer(): Promise<Ending> {
  const folder = makeFolder('certificate-');
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const request = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, ...files], {stdio: 'pipe'});
  const site = await readFile(path.join(BUILD_DIR, '_nginx/site.conf'), 'utf8');
  const modules = `load_module ${NGINX_BROTLI};`;
  const main = `${modules} pid /tmp/nginx.pid; events {} http {include mime.types; ${site}}`;
  const args = await makeSettings(main, {
    'listen 80;': `listen 127.0.0.1:${await findFreePort()};`,
    'listen 443 ': `listen 127.0.0.1:${await findFreePort()} `,
    '/etc/ssl/docs': folder,
    '/srv/docs': BUILD_DIR,
  });
  return runProgram('nginx', [...args, '-t']);
}
