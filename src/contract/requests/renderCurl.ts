import type {RequestLine} from './isShown';
import {fieldId, isVariable, type RequestData} from './requestData';
import {renderValue, type Notation} from './renderValue';
import {fillPath} from './variables';

const JSON_IN_SHELL: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => JSON.stringify(value).replaceAll("'", String.raw`'\''`),
  variable: (name) => `$${name}`,
  padding: '',
  trailingComma: false,
  indent: 2,
};

/** Renders a request as a command of cURL, ready to paste after the exports of "Get an API key". */
export function renderCurl(request: RequestData): RequestLine[] {
  const {headers, body} = request;
  const lines: RequestLine[] = [{text: renderCommand(request)}];
  for (const {name, value} of headers) {
    const shown = isVariable(value) ? `$${value.variable}` : value;
    lines.push({text: `  -H "${name}: ${shown}"`, field: fieldId('header', name)});
  }
  // A line that another one follows ends with a backslash. The lines of a body are inside quotes.
  const continued = body === undefined ? lines.slice(0, -1) : lines;
  for (const [index, line] of continued.entries()) {
    lines[index] = {...line, text: `${line.text} \\`};
  }
  if (body !== undefined) {
    const ofBody = {id: 'body', before: "  -d '", after: "'"};
    lines.push(...renderValue(body, ofBody, JSON_IN_SHELL));
  }
  return lines;
}

function renderCommand({method, path, body, isResponseEmpty}: RequestData): string {
  const words = ['curl'];
  if (isResponseEmpty) words.push('-i');
  const isDefaultMethod = method === (body === undefined ? 'GET' : 'POST');
  if (!isDefaultMethod) words.push(`-X ${method}`);
  words.push(`"$RUNGEN_API${fillPath(path, (variable) => `$${variable}`)}"`);
  return words.join(' ');
}
