import {createServer} from 'node:http';
import {test} from 'vitest';
import {startServer} from '../helpers/startServer';
import {inEachLanguage} from './languages';
import {runFile} from './runSample';

/** What a proxy, a login page, or a storage that has moved answers in place of the service: status, type, and body. */
const PAGES = [
  [404, 'text/plain', '404 page not found'],
  [302, 'text/html', '<html>Sign in</html>'],
  [301, 'application/xml', '<Error><Code>PermanentRedirect</Code></Error>'],
  [200, 'Text/HTML', '<html>Back soon</html>'],
] as const;

/** The first request that does not reach the service. */
const FIRST = ['POST /app/1/run_async', 'GET /image.png', 'DELETE /app/1'];
const CASES = FIRST.flatMap((first) => PAGES.map((page) => [first, ...page] as const));

/** What the service answers: an app that runs, and a job that is done. */
function answer(request: string, url: string): object {
  if (request === 'GET /app') return {data: []};
  const status = request.startsWith('PUT') ? 'STOPPED' : 'COMPLETED';
  const result = {images: [{image: `${url}/image.png`}]};
  return {status: 'RUNNING', data: {id: '1', status, result}};
}

inEachLanguage('whole-tutorial', (language) => {
  test.for(CASES)(
    'whole-tutorial takes no answer of a proxy for a success: %s gets %i',
    async ([first, status, type, body], {expect}) => {
      const requests: string[] = [];
      const server = createServer(({method, url: path, headers}, response) => {
        const request = `${method} ${path}`;
        requests.push(request, `${String(headers['x-api-key'])} to ${path}`);
        const isAway = requests.includes(first);
        const login = status === 302 && {location: '/login'};
        if (isAway) response.writeHead(status, {'content-type': type, ...login}).end(body);
        else response.end(JSON.stringify(answer(request, url)));
      });
      const {url, close} = await startServer(server);
      const run = await runFile(language, 'whole-tutorial', {RUNGEN_API: url, RUNGEN_API_KEY: 'x'});
      await close();
      expect(run).toMatchObject({code: 1, hasTrace: false});
      expect(run.saved).toHaveLength(first.startsWith('DELETE') ? 1 : 0);
      expect(run.stdout).not.toContain('Deleted');
      expect(run.stderr).toContain('bills until you stop it');
      expect(requests).not.toContain('x to /login'); // it may be on another host
    },
  );
});
