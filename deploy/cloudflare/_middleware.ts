// Middleware of Cloudflare Pages, on every path: https://developers.cloudflare.com/pages/functions/middleware/
import {answerPage} from '../edge/answerPage';

type Context = {
  readonly request: Request;
  readonly env: {readonly ASSETS: {readonly fetch: (request: Request) => Promise<Response>}};
};

export function onRequest({request, env}: Context): Promise<Response> {
  return answerPage(request, (file) => env.ASSETS.fetch(file));
}
