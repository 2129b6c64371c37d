import {cp, mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findFreePort} from '../../helpers/startServer';
import {type RunningHost, startHost} from './startHost';

/**
 * Runs Caddy with the configuration of `deploy/caddy`, without TLS, because it would request a certificate.
 *
 * @param build the folder of the site
 */
export async function startCaddy(build: string): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  await cp('deploy/caddy', folder, {recursive: true});
  const url = new URL(`http://127.0.0.1:${await findFreePort()}`);
  return startHost({
    command: ['caddy', 'run', '--config', path.join(folder, 'Caddyfile')],
    variables: {
      DOCS_ADDRESS: url.origin,
      DOCS_FOLDER: path.resolve(build),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    url,
    folder,
  });
}
