import {createServer} from 'node:http';
import {test} from 'vitest';
import {startServer} from '../helpers/startServer';
import {inEachLanguage} from './languages';
import {runFile} from './runSample';

/** What a proxy or a login page answers in place of the service: status and body. */
const PAGES = [
  [404, '404 page not found'],
  [302, '<html>Sign in</html>'],
  [200, '<html>Back soon</html>'],
] as const;
const HEADERS = {'content-type': 'text/html', location: '/login'};

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
    'whole-tutorial believes no proxy: %s gets %i',
    async ([first, status, body], {expect}) => {
      const requests: string[] = [];
      const server = createServer(({method, url: path, headers}, response) => {
        const request = `${method} ${path}`;
        requests.push(request, `${String(headers['x-api-key'])} to ${path}`);
        const isAway = requests.includes(first);
        if (isAway) response.writeHead(status, HEADERS).end(body);
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
