import {renderAddress} from './address';
import type {RequestLine} from './isShown';
import {isVariable, type RequestData} from './requestData';
import {renderValue, type Notation} from './renderValue';

const CONSTANTS: Readonly<Record<string, string>> = {null: 'None', true: 'True', false: 'False'};

const PYTHON: Notation = {
  key: (name) => JSON.stringify(name),
  scalar: (value) => CONSTANTS[JSON.stringify(value)] ?? JSON.stringify(value),
  variable: (name) => `os.environ["${name}"]`,
  padding: '',
  trailingComma: true,
  indent: 4,
};

const F_STRING = {
  environment: (name: string) => `{os.environ['${name}']}`,
  app: '{app}',
  quote: (text: string) => `f"${text}"`,
};

/** Renders a request as a program in Python with `requests`. */
export function renderPython({method, path, headers, body}: RequestData): RequestLine[] {
  const {app, url} = renderAddress(path, F_STRING);
  const lines: RequestLine[] = [{text: 'import os'}, {text: 'import requests'}, {text: ''}];
  if (app !== undefined) lines.push({text: `app = ${app}`}, {text: ''});
  lines.push({text: `answer = requests.${method.toLowerCase()}(`}, {text: `    ${url},`});
  // `json=` sends the type of the content.
  const own = {fields: headers.filter(({value}) => isVariable(value))};
  const ofHeaders = {id: 'header', before: '    headers=', after: ','};
  lines.push(...renderValue(own, ofHeaders, PYTHON));
  if (body !== undefined) {
    const ofBody = {id: 'body', before: '    json=', after: ','};
    lines.push(...renderValue(body, ofBody, PYTHON));
  }
  lines.push({text: '    timeout=30,'}, {text: ')'});
  lines.push({text: 'print(answer.status_code, answer.text)'});
  return lines;
}
