type Reply = {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly type: 'success' | 'error' | 'event';
};

/** Sends one WebDriver BiDi command and waits for its response. */
export type Send = (method: string, params: object) => Promise<unknown>;

type Waiting = {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Waits until a socket is open. */
async function waitUntilOpen(socket: WebSocket, patienceMs: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`No connection to ${socket.url}`));
    const timer = setTimeout(fail, patienceMs);
    socket.addEventListener('open', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
  });
}

/**
 * Connects to a browser that supports WebDriver BiDi.
 *
 * @param address the address it listens on, for example `ws://127.0.0.1:9222`
 * @param patienceMs how long the connection and each response may take
 * @returns a function that sends commands, which rejects when there is no response or the browser has exited
 * @throws an Error when there is no connection
 */
export async function connectBidi(address: string, patienceMs: number): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, Waiting>();
  const settle = ({id = -1, type, result, message}: Reply): void => {
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') {
      command?.resolve(result);
    } else {
      command?.reject(new Error(`${command.method}: ${message ?? 'failed'}`));
    }
  };
  socket.addEventListener('message', ({data}) => settle(JSON.parse(String(data)) as Reply));
  socket.addEventListener('close', () => {
    for (const id of waiting.keys()) {
      settle({id, type: 'error', message: 'the browser has exited'});
    }
  });
  await waitUntilOpen(socket, patienceMs);
  let last = 0;
  return async (method, params) => {
    if (socket.readyState !== WebSocket.OPEN) {
      throw new Error(`${method}: the browser has exited`);
    }
    last += 1;
    const id = last;
    const timer = setTimeout(() => settle({id, type: 'error', message: 'no answer'}), patienceMs);
    const answered = new Promise((resolve, reject) => {
      waiting.set(id, {method, resolve, reject});
    });
    socket.send(JSON.stringify({id, method, params}));
    return answered.finally(() => clearTimeout(timer));
  };
}
