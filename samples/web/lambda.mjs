// The two routes as one AWS Lambda function: upload both files, with the handler
// lambda.handler, for a function URL or an HTTP API. Set the variables in its
// configuration, and its timeout to 10 s: the default, 3 s, is less than LIMIT_MS.
import { GET, POST } from './image-routes.mjs';

export async function handler(event) {
  const { method } = event.requestContext.http;
  const route = { GET, POST }[method];
  if (!route) return { statusCode: 405, headers: { allow: 'GET, POST' } };

  const encoding = event.isBase64Encoded ? 'base64' : 'utf8';
  const request = new Request(`https://app.invalid/?${event.rawQueryString}`, {
    method,
    body: event.body && Buffer.from(event.body, encoding),
  });
  const response = await route(request);
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
