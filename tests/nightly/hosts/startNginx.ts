import {execFileSync} from 'node:child_process';
import {copyFile, cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {vi} from 'vitest';
import {BUILD_DIR} from '../../helpers/builtPages';
import {NGINX_BROTLI} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {type Ending, type Program, runProgram, startProgram} from '../../helpers/program';
import {findFreePort, type RunningServer} from '../../helpers/startServer';

/** Where nginx would write outside of the test's folder. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Copies the build, and compresses it with the command of deploy/README.md. */
async function copyBuild(): Promise<string> {
  const folder = path.join(makeFolder('docs-'), 'build');
  await cp(BUILD_DIR, folder, {recursive: true});
  const readme = await readFile('deploy/README.md', 'utf8');
  const [command = ''] = /^ +find build .*$/m.exec(readme) ?? [];
  const {code, output} = await runProgram('bash', ['-c', command], {cwd: path.dirname(folder)});
  if (code !== 0) throw new Error(`The build cannot be compressed.\n${output}`);
  return folder;
}

/**
 * Makes a folder like `/etc/nginx`, with `site.conf` of the build and brotli switched on as in deploy/README.md.
 *
 * @param listen what the server listens to, in place of `443 ssl http2`
 * @returns the arguments with which nginx reads it
 */
async function makeSettings(docs: string, listen: string): Promise<string[]> {
  const folder = makeFolder('nginx-');
  await copyFile('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const request = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, ...files], {stdio: 'pipe'});

  let site = await readFile(path.join(BUILD_DIR, '_nginx/site.conf'), 'utf8');
  const changes = {
    'listen 80;': `listen 127.0.0.1:${await findFreePort()};`,
    'listen 443 ssl http2;': `listen ${listen};\nbrotli_static on;`,
    '/etc/ssl/docs': folder,
    '/srv/docs': docs,
  };
  for (const [before, after] of Object.entries(changes)) {
    if (!site.includes(before)) throw new Error(`The settings of nginx have no ${before}`);
    site = site.replaceAll(before, after);
  }
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `load_module ${NGINX_BROTLI};
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    master_process off;
    events {}
    http { include mime.types; access_log off; ${paths} ${site} }`,
  );
  return ['-c', file, '-e', 'stderr'];
}

/** Runs the build with nginx, without TLS. */
export async function startNginx(): Promise<RunningServer> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const args = await makeSettings(await copyBuild(), new URL(url).host);
  const server = startProgram('nginx', [...args, '-g', 'daemon off;']);
  return waitForHost(url, server, {timeout: 15_000});
}

/** Waits until a host responds. One that does not is stopped, and reported with its output. */
export async function waitForHost(
  url: string,
  server: Program,
  patience: {readonly timeout: number; readonly interval?: number},
): Promise<RunningServer> {
  const close = async (): Promise<void> => void (await server.stop());
  await vi
    .waitFor(() => fetch(url), patience)
    .catch(async (cause: unknown) => {
      await close();
      throw new Error(`${url} does not respond.\n${server.printed.output}`, {cause});
    });
  return {url, close};
}

/** Lets nginx check the server with TLS. */
export async function checkServer(): Promise<Ending> {
  const listen = `127.0.0.1:${await findFreePort()} ssl http2`;
  return runProgram('nginx', [...(await makeSettings(BUILD_DIR, listen)), '-t']);
}
