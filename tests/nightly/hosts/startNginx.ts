import {existsSync} from 'node:fs';
import {copyFile, cp, mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {makeCertificate} from './makeCertificate';
import {findFreePort} from '../../helpers/startServer';
import {type RunningHost, startHost} from './startHost';

/** The module with which nginx sends the precompressed brotli copies of files. */
const BROTLI_MODULE =
  process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx and the module are installed. */
export const HAS_NGINX = existsSync(BROTLI_MODULE);

/** Creates a folder with the configuration of `deploy/nginx`, like `/etc/nginx`. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await cp('deploy/nginx', folder, {recursive: true});
  await copyFile('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
  return folder;
}

/** Returns the main configuration that a server needs in addition to `site.conf`. */
function mainSettings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    `load_module ${BROTLI_MODULE};`,
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'include mime.types;',
    'access_log off;',
    ...temporary,
    'include site.conf;',
    '}',
  ].join('\n');
}

function command(folder: string): [string, ...string[]] {
  const args = ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  return ['nginx', ...args, '-g', 'daemon off;'];
}

/**
 * Runs nginx as a standalone server with TLS: `deploy/nginx/site.conf` with this machine's ports and folders, and
 * otherwise unchanged.
 *
 * @param build the folder of the site
 */
export async function startServer(build: string): Promise<RunningHost> {
  const folder = await makeFolder();
  makeCertificate(folder, 'localhost');
  const url = new URL(`https://localhost:${await findFreePort()}`);
  const place = path.join(folder, 'site.conf');
  const site = (await readFile(place, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${url.port} ssl http2;`)
    .replaceAll('server_name docs.rungen.ai;', 'server_name localhost;')
    .replaceAll('/etc/ssl/docs', folder)
    .replace('root /srv/docs;', `root ${path.resolve(build)};`);
  await writeFile(place, site);
  await writeFile(path.join(folder, 'nginx.conf'), mainSettings(folder));
  const file = path.join(folder, 'fullchain.pem');
  const certificate = {file, text: await readFile(file, 'utf8')};
  return startHost({command: command(folder), url, folder, certificate});
}

/**
 * Runs nginx as the container does: with `deploy/docker/nginx.conf` and this machine's port and folders.
 *
 * @param build the folder of the site
 */
export async function startContainer(build: string): Promise<RunningHost> {
  const folder = await makeFolder();
  const url = new URL(`http://127.0.0.1:${await findFreePort()}`);
  const settings = (await readFile('deploy/docker/nginx.conf', 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${url.port};`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto;', 'master_process off;')
    .replace('root /srv/docs;', `root ${path.resolve(build)};`);
  await writeFile(path.join(folder, 'nginx.conf'), settings);
  return startHost({command: command(folder), url, folder});
}
