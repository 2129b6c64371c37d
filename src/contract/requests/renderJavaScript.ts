import {renderAddress} from './address';
import type {RequestLine} from './isShown';
import type {RequestData} from './requestData';
import {renderValue, type Notation} from './renderValue';

/** Matches a name that needs no quotes as a key: `prompt`, but not `x-api-key`. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a string in single quotes: `'it\'s "new"'`. */
function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const JAVASCRIPT: Notation = {
  key: (name) => (IDENTIFIER.test(name) ? name : quote(name)),
  scalar: (value) => (typeof value === 'string' ? quote(value) : String(value)),
  variable: (name) => `env.${name}`,
  padding: ' ',
  trailingComma: true,
  indent: 2,
};

const TEMPLATE = {
  environment: (name: string) => `\${env.${name}}`,
  app: '${app}',
  quote: (text: string) => `\`${text}\``,
};

/** Renders a request as a module in JavaScript for Node.js. */
export function renderJavaScript({method, path, headers, body}: RequestData): RequestLine[] {
  const {app, url} = renderAddress(path, TEMPLATE);
  const lines: RequestLine[] = [{text: 'const { env } = process;'}];
  if (app !== undefined) lines.push({text: `const app = ${app};`});
  lines.push({text: ''}, {text: `const answer = await fetch(${url}, {`});
  if (method !== 'GET') lines.push({text: `  method: '${method}',`});
  const ofHeaders = {id: 'header', before: '  headers: ', after: ','};
  lines.push(...renderValue({fields: headers}, ofHeaders, JAVASCRIPT));
  if (body !== undefined) {
    const ofBody = {id: 'body', before: '  body: JSON.stringify(', after: '),'};
    lines.push(...renderValue(body, ofBody, JAVASCRIPT));
  }
  lines.push({text: '});'}, {text: 'console.log(answer.status, await answer.text());'});
  return lines;
}
