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
  const sent = new Headers();
  for (const {name, value} of listSent(headers, 'header', options)) {
    sent.set(name, isVariable(value) ? (variables[value.variable] ?? '') : value);
  }
  const json = body === undefined ? null : JSON.stringify(toJson(body, 'body', options));
  return new Request(url, {method, headers: sent, body: json});
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
    const object: Record<string, Json> = {};
    for (const field of listSent(value.fields, id, options)) {
      object[field.name] = toJson(field.value, fieldId(id, field.name), options);
    }
    return object;
  }
  return isVariable(value) ? (options.variables[value.variable] ?? '') : value;
}
