import type {Json} from '../openapi/types';
import {
  fieldId,
  isRequestList,
  isRequestObject,
  isVariable,
  type RequestData,
  type RequestField,
  type RequestValue,
} from './requestData';
import {fillPath} from './variables';

type RequestOptions = {
  /** The ids of the optional parts that are sent. */
  readonly ticked: ReadonlySet<string>;
  /** Environment variables: `RUNGEN_API`, `RUNGEN_API_KEY`, and those of the path and the headers. */
  readonly variables: Readonly<Record<string, string>>;
};

/**
 * Creates a request that can be sent: the same that the shown code sends in every language.
 *
 * @example
 * const variables = {RUNGEN_API: 'https://api.example.com', RUNGEN_API_KEY: 'practice'};
 * await fetch(createRequest(listApps, {ticked: new Set(), variables}))
 */
export function createRequest(data: RequestData, options: RequestOptions): Request {
  const {method, path, headers, body} = data;
  const {variables} = options;
  const {RUNGEN_API: api = ''} = variables;
  const url = api + fillPath(path, (name) => variables[name] ?? '');
  return new Request(url, {
    method,
    headers: listSent(headers, 'header', options).map(({name, value}): [string, string] => [
      name,
      isVariable(value) ? (variables[value.variable] ?? '') : value,
    ]),
    body: body === undefined ? null : JSON.stringify(toJson(body, 'body', options)),
  });
}

function listSent<Field extends RequestField>(
  fields: readonly Field[],
  object: string,
  {ticked}: RequestOptions,
): Field[] {
  return fields.filter(
    ({name, presence}) => presence === 'always' || ticked.has(fieldId(object, name)),
  );
}

function toJson(value: RequestValue, id: string, options: RequestOptions): Json {
  if (isRequestList(value)) return value.items.map((item) => toJson(item, id, options));
  if (isRequestObject(value)) {
    const entries = listSent(value.fields, id, options).map(
      (field) => [field.name, toJson(field.value, fieldId(id, field.name), options)] as const,
    );
    return Object.fromEntries(entries);
  }
  return isVariable(value) ? (options.variables[value.variable] ?? '') : value;
}
