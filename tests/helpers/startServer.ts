import {once} from 'node:events';
import {createServer as createHttpServer, type RequestListener, type Server} from 'node:http';
import {type AddressInfo, createServer, type Server as AnyServer} from 'node:net';

/** A server that runs, and the way to end it. */
export type RunningServer = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Lets a server that is not listening yet listen on a free port of loopback, and returns the port. */
async function listen(server: AnyServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port; // of a server for TCP
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

/** Starts a server for plain HTTP on loopback. Its end waits for nobody: open connections are cut. */
export async function startServer(handler: Server | RequestListener): Promise<RunningServer> {
  const server = typeof handler === 'function' ? createHttpServer(handler) : handler;
  const url = `http://127.0.0.1:${await listen(server)}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return {url, close};
}
