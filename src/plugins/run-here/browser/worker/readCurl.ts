/** A word of a shell: in double quotes, where variables count; in single quotes; or bare. */
const WORD = /"([^"]*)"|'((?:[^']|'\\'')*)'|([^\s\\]+)/g;

/**
 * Reads a request from the cURL that a page draws, as a shell and cURL would. Nothing is evaluated.
 *
 * @param text such as `curl "$RUNGEN_API/app" -H "x-api-key: $RUNGEN_API_KEY"`
 * @param variables the environment
 * @throws TypeError if it has no URL
 */
export function readCurl(text: string, variables: Readonly<Record<string, string>>): Request {
  const words = [...text.matchAll(WORD)].map(
    ([, double, single, bare = '']) =>
      double?.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '') ??
      single?.replaceAll(String.raw`'\''`, "'") ??
      bare,
  );
  const headers = new Headers();
  let [url, method, body]: (string | undefined)[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    if (!word.startsWith('-')) url = word;
    else if (word === '-X') method = next;
    else if (word === '-d') body = next;
    else if (word === '-H') headers.set(...splitHeader(next));
    if (/^-[XdH]$/.test(word)) at += 1;
  }
  return new Request(url ?? '', {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body !== undefined && {body}),
  });
}

function splitHeader(header: string): [name: string, value: string] {
  const at = header.indexOf(':');
  return [header.slice(0, at), header.slice(at + 1).trim()];
}
