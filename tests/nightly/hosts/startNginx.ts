import {execFileSync} from 'node:child_process';
import {copyFile, cp, readFile, writeFile} from 'node:fs/promises';
import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {vi} from 'vitest';
import {NGINX_BROTLI} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {startProgram} from '../../helpers/program';
import {findFreePort} from '../../helpers/startServer';

/** Creates a folder with the configuration of `deploy/nginx`, like `/etc/nginx`. */
async function makeConfiguration(): Promise<string> {
  const folder = makeFolder('nginx-');
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
    `load_module ${NGINX_BROTLI};`,
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

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Requests a path from a host exactly as it is written, which `fetch` would not. */
function askHost(
  url: URL,
  path: string,
  headers: Readonly<Record<string, string>>,
  ca: string | undefined,
): Promise<Answer> {
  const {get} = url.protocol === 'https:' ? https : http;
  const {hostname: host, port} = url;
  return new Promise((resolve, reject) => {
    get({host, port, path, headers, ...(ca !== undefined && {ca})}, (response) => {
      const {statusCode: status, headers} = response;
      text(response).then((body) => resolve({status, headers, body}), reject);
    }).on('error', reject);
  });
}

/** A running host. */
export type RunningHost = {
  readonly url: URL;
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** The environment variables with which a program trusts the host. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/**
 * Starts nginx with the configuration in a folder, and waits until it responds.
 *
 * @param certificate the file of its certificate, if it uses TLS
 * @throws an Error with its output when it does not; in that case, it is stopped
 */
async function startNginx(folder: string, url: URL, certificate?: string): Promise<RunningHost> {
  const args = ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const host = startProgram('nginx', args);
  const close = async (): Promise<void> => {
    await host.stop();
  };
  const ca = certificate && (await readFile(certificate, 'utf8'));
  const ask: RunningHost['ask'] = (place, headers = {}) => askHost(url, place, headers, ca);
  try {
    await vi.waitFor(() => ask('/'), {timeout: 15_000});
  } catch {
    await close();
    throw new Error(`nginx does not answer at ${url.href}.\n${host.printed.output}`);
  }
  return {url, ask, variables: certificate ? {NODE_EXTRA_CA_CERTS: certificate} : {}, close};
}

/** Creates a certificate for a host name, which expires tomorrow: `privkey.pem` and `fullchain.pem` in a folder. */
function makeCertificate(folder: string, host: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']; // browsers do not accept Ed25519
  const args = ['req', '-x509', ...key, '-nodes', '-days', '1', ...files, ...subject];
  execFileSync('openssl', args, {stdio: 'pipe'});
}

/**
 * Runs nginx as a standalone server with TLS: `deploy/nginx/site.conf` with this machine's ports and folders, and
 * otherwise unchanged.
 *
 * @param build the folder of the site
 */
export async function startServer(build: string): Promise<RunningHost> {
  const folder = await makeConfiguration();
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
  return startNginx(folder, url, path.join(folder, 'fullchain.pem'));
}

/**
 * Runs nginx as the container does: with `deploy/docker/nginx.conf` and this machine's port and folders.
 *
 * @param build the folder of the site
 */
export async function startContainer(build: string): Promise<RunningHost> {
  const folder = await makeConfiguration();
  const url = new URL(`http://127.0.0.1:${await findFreePort()}`);
  const settings = (await readFile('deploy/docker/nginx.conf', 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${url.port};`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto;', 'master_process off;')
    .replace('root /srv/docs;', `root ${path.resolve(build)};`);
  await writeFile(path.join(folder, 'nginx.conf'), settings);
  return startNginx(folder, url);
}
