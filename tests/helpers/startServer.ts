import {once} from 'node:events';
import type {Server} from 'node:http';
import {createServer, type Server as AnyServer} from 'node:net';

/** A server that runs, and the way to end it. */
export type RunningServer = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Lets a server that is not listening yet listen on loopback, and returns the port. Throws when it is taken. */
async function listen(server: AnyServer, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens on no port.');
  }
  return address.port;
}

/** Finds a port of loopback that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a server on loopback. Its end waits for nobody: open connections are cut.
 *
 * @param server answers by plain HTTP
 * @param port 0 takes a free one
 */
export async function startServer(server: Server, port = 0): Promise<RunningServer> {
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {url, close};
}
