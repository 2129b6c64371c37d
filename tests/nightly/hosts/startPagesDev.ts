import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR} from '../../helpers/builtPages';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram, startProgram} from '../../helpers/program';
import {findFreePort, type RunningServer} from '../../helpers/startServer';
import {waitForHost} from './startNginx';

/** Newer than the Node.js of most machines: it comes from the package that has its binary for this platform. */
const NODE = `node-${process.platform}-${process.arch}`;
const PACKAGES = ['wrangler@4.164.0', `${NODE}@24`];

/**
 * Runs the build as Cloudflare Pages does, with wrangler: `_headers` and `_redirects` of the build, and the functions of
 * `deploy/cloudflare`. Once installed, it needs no network.
 *
 * @throws an Error with the output of what failed
 */
export async function startPagesDev(): Promise<RunningServer> {
  const folder = makeFolder('pages-');
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const installed = await runProgram('npm', [...install, ...PACKAGES]);
  if (installed.code !== 0) throw new Error(installed.output);
  symlinkSync(path.resolve('deploy/cloudflare'), path.join(folder, 'functions'));

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const wrangler = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
  const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-11-01'];
  const env = {...process.env, CI: 'true', HOME: folder, WRANGLER_SEND_METRICS: 'false'};
  const node = path.join(folder, 'node_modules', NODE, 'bin/node');
  const args = [wrangler, 'pages', 'dev', BUILD_DIR, ...options];
  const server = startProgram(node, args, {cwd: folder, env});
  return waitForHost(url, server, {timeout: 60_000, interval: 500});
}
