// An edge function of Netlify, on every path: https://docs.netlify.com/build/edge-functions/api/
import {answerPage} from '../edge/answerPage.ts';

/** What it uses of Netlify's context. */
type Context = {readonly next: (request: Request) => Promise<Response>};

export const config = {
  path: '/*',
  excludedPath: ['/assets/*', '/fonts/*', '/img/*'],
  onError: 'bypass',
};

export default function pages(request: Request, context: Context): Promise<Response> {
  return answerPage(request, (file) => context.next(file));
}
