import type {Socket} from 'node:net';
import {gzipSync} from 'node:zlib';
import {test} from 'vitest';
import {startProgram} from '../helpers/program';
import {startServer} from '../helpers/startServer';
import {environment, fileOf, inEachLanguage} from './languages';
import {runFile} from './runSample';

/** What a proxy, a login page, or a storage answers in place of the service: status, type, and body. */
const PAGES = [
  [404, 'text/html', '<p>Not found</p>'.repeat(9999)],
  [404, 'application/json', '{"message": "no Route matched with those values"}'],
  [202, 'application/json', '{}'],
  [302, 'text/html', '<html>Sign in</html>'],
  [301, 'application/xml', '<Error><Code>PermanentRedirect</Code></Error>'],
  [200, 'Text/HTML', '<html>Back soon</html>'],
  [200, 'image/png', gzipSync(Buffer.from('\x89PNG and no end', 'latin1'))],
] as const;

/** Programs, and the first of their requests that a proxy answers. */
const INTERCEPTED = [
  ['whole-tutorial', 'POST /app/1/run_async'],
  ['whole-tutorial', 'GET /image.png'],
  ['whole-tutorial', 'DELETE /app/1'],
  ['save-image', 'GET /image.png'],
  ['retry-safely', 'DELETE /app/1'],
] as const;
const CASES = INTERCEPTED.flatMap((first) => PAGES.map((page) => [...first, ...page] as const));

/** What the service answers: an app that runs, and a job that is done. */
function answer(request: string, url: string): object {
  if (request === 'GET /app') return {data: []};
  const status = request.startsWith('PUT') ? 'STOPPED' : 'COMPLETED';
  const result = {images: [{image: `${url}/image.png`}]};
  return {status: 'RUNNING', data: {id: '1', status, result}};
}

inEachLanguage('whole-tutorial', (language) => {
  test.for(CASES)(
    '%s fails when a proxy answers %s with %i %s',
    async ([name, first, status, type, body], {expect}) => {
      const requests: string[] = [];
      const used = new WeakSet<Socket>();
      const {url, close} = await startServer(({method, url: path, headers, socket}, response) => {
        const request = `${method} ${path}`;
        requests.push(request, `${String(headers['x-api-key'])} to ${path}`);
        if (used.has(socket)) requests.push(`${method} on a kept connection`);
        used.add(socket);
        const isIntercepted = requests.includes(first);
        const login = status === 302 && {location: '/login'};
        const packed = typeof body !== 'string' && {'content-encoding': 'gzip'};
        if (isIntercepted)
          response.writeHead(status, {'content-type': type, ...login, ...packed}).end(body);
        else response.end(JSON.stringify(answer(request, url)));
      });
      const ids = {RUNGEN_APP_ID: '1', RUNGEN_JOB_ID: '1'};
      const run = await runFile(language, name, {RUNGEN_API: url, RUNGEN_API_KEY: 'x', ...ids});
      await close();
      expect(run).toMatchObject({code: 1, hasTrace: false});
      expect(run.stdout).not.toContain('Deleted');
      expect(run.stderr.length, 'no page is printed whole').toBeLessThan(2000);
      const isWhole = name === 'whole-tutorial';
      expect(run.saved).toHaveLength(isWhole && first.startsWith('DELETE') ? 1 : 0);
      if (isWhole) expect(run.stderr).toContain('bills until you stop it');
      expect(requests).not.toContain('x to /login'); // it may be on another host
      expect(requests).not.toContain('POST on a kept connection'); // Deno repeats it
    },
  );

  test('whole-tutorial stops an app that starts late, and one at a signal', async ({expect}) => {
    const scaled: string[] = [];
    let updates = 0;
    const {url, close} = await startServer(({method, url: path, socket}, response) => {
      updates += Number(method === 'PUT');
      const isStart = method === 'PUT' && updates < 3;
      if (isStart && updates === 1) socket.destroy(); // the start takes effect later
      else if (isStart) ['SIGINT', 'SIGTERM'].map((signal, ms) => setTimeout(kill, ms * 2, signal));
      const send = (): void => {
        if (method === 'PUT') scaled.push(isStart ? 'start' : 'stop');
        response.end(JSON.stringify(answer(`${method} ${path}`, url)));
      };
      setTimeout(send, isStart ? 2000 : 0); // a wrong program stops the app in that time
    });
    const env = {...environment(), RUNGEN_API: url, RUNGEN_API_KEY: 'x'};
    const args = [...language.args, fileOf(language, 'whole-tutorial')];
    const {kill, ended} = startProgram(language.file, args, {env});
    await ended;
    await close();
    expect(scaled).toEqual(['start', 'start', 'stop']);
  });
});
