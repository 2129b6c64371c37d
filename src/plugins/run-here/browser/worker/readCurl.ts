/**
 * Reads a request from the cURL that a page draws (`drawCurl` of `src/plugins/reference`). Nothing is evaluated.
 *
 * @param text such as `curl "$RUNGEN_API/app" -H "x-api-key: $RUNGEN_API_KEY"`
 * @param variables the environment
 * @throws TypeError if it has no URL
 */
export function readCurl(text: string, variables: Readonly<Record<string, string>>): Request {
  const fill = (word: string): string =>
    word.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  const [, method, url = ''] = /^curl(?: -i)?(?: -X (\w+))? "(.+?)"/.exec(text) ?? [];
  const headers = [...text.matchAll(/ -H "(.+?): (.*?)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, fill(value)],
  );
  const [, body] = / -d '(.*)'$/s.exec(text) ?? [];
  return new Request(fill(url), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body: body?.replaceAll(String.raw`'\''`, "'") ?? null,
  });
}
