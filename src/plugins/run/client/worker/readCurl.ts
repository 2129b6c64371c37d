/**
 * Reads a request from cURL as a page draws it (`drawCurl` of `src/plugins/reference`), with the variables of an
 * environment. Nothing is evaluated.
 *
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
