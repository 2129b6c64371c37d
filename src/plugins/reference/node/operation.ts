import {
  findJson,
  listOperations,
  type Contract,
  type Field,
  type Operation,
  type Response,
} from '../../../contract/openapi';
import {buildRequest, isShown, listRequestParts, renderCode} from '../../../contract/requests';
import type {RequestLine} from '../../../contract/requests/isShown';
import {mapLanguages} from '../../../contract/requests/languages';
import {writeConsole} from '../../console';
import {blocks, code, escapeMdx, heading} from '../../../content/mdx';
import {renderQuestions} from '../../../content/components/questions';
import {linkOperation, type ReferenceContext} from './context';
import {listOperationErrors, nameStatus, renderAdvice} from './errors';
import {renderFields, renderObject, type SentParts} from './fields';

/** Renders the page of an operation: what it does, its request, its fields, its responses, its errors. */
export function renderOperation(operation: Operation, context: ReferenceContext): string {
  const [lead = '', ...details] = escapeMdx(operation.description).split(/\n\s*\n/);
  return blocks(
    renderEndpoint(operation),
    `<div className="lead">\n\n${lead}\n\n</div>`,
    ...details,
    renderTerms(operation),
    blocks('<div className="sample">', renderRequest(operation), '</div>'),
    renderRequestFields(operation, context.contract),
    renderSuccess(operation),
    heading(2, 'errors', 'Errors'),
    renderErrors(operation, context),
    renderOpenQuestions(operation, context),
  );
}

/** Renders the method of an operation in its color. */
export function renderMethod({method}: Pick<Operation, 'method'>): string {
  return `<b className="method ${method.toLowerCase()}">${method}</b>`;
}

/** A long path can be broken before each slash. */
function renderEndpoint({method, path}: Operation): string {
  const names = path.split('/').slice(1);
  const parts = names.map((name) => `{${JSON.stringify(`/${name}`)}}`);
  const words = `${renderMethod({method})} ${parts.join('<wbr/>')}`;
  return `<p className="endpoint" translate="no">${words}</p>`;
}

/** Renders who can call an operation, what it changes, and whether it can be sent again. */
function renderTerms(operation: Operation): string {
  const {'x-access': access, 'x-effects': effects, 'x-retry': retry} = operation;
  const terms = [
    ['Who can call it', escapeMdx(access)],
    ['What it changes', escapeMdx(effects)],
  ];
  if (retry) {
    const advice = `${retry.repeat}. ${escapeMdx(retry.because)}. [Retry safely](/api/intro#retries)`;
    terms.push(['Send it again after a lost answer?', advice]);
  }
  const rows = terms.map(([term, text]) => `<dt>${term}</dt>\n<dd>\n\n${text}\n\n</dd>`);
  return blocks('<dl className="terms">', ...rows, '</dl>');
}

/** `buildRequest` describes the first two. */
type RequestChoice = {
  readonly exampleName?: string | undefined;
  readonly ticked?: readonly string[];
  /** A picture as HTML, which is shown in place of the response. */
  readonly picture?: string | undefined;
};

/** Renders the request of an operation as a console, with the example responses of the contract. */
export function renderRequest(operation: Operation, choice: RequestChoice = {}): string {
  const {exampleName, ticked = [], picture} = choice;
  const request = buildRequest(operation, exampleName, ticked);
  const rendered = renderCode(request);
  const ticks = new Map<string, boolean>();
  for (const {id, presence} of listRequestParts(request)) {
    if (presence !== 'always') ticks.set(id, presence === 'ticked');
  }
  const toCode = (lines: readonly RequestLine[]) =>
    lines.map(({text, ...data}) => ({text, data, isOff: !isShown(data, ticks)}));
  const {method, path, operationId} = operation;
  return writeConsole({
    label: `${method} ${path}`,
    name: `<b>${method}</b> ${path}`,
    code: mapLanguages((language) => toCode(rendered[language])),
    recorded: listExampleResponses(operation, [...ticked, exampleName]),
    picture,
    runs: 'request',
    data: {
      operation: operationId,
      request: JSON.stringify(request),
      ...(picture !== undefined && {picture: ''}),
    },
  });
}

/** Lists each response: an example that answers to what is sent, the first one, or for no body the description. */
function listExampleResponses(operation: Operation, sent: readonly (string | undefined)[]) {
  const recorded: {readonly word: string; readonly text: string}[] = [];
  for (const [status, response] of listResponses(operation)) {
    if (status === 'default') continue;
    const examples = Object.values(findJson(response)?.examples ?? {});
    const answer = examples.find((example) => sent.includes(example['x-answers-to']));
    const {value} = answer ?? examples[0] ?? {};
    const text = value === undefined ? response.description : JSON.stringify(value, null, 2);
    recorded.push({word: status, text});
  }
  return recorded;
}

/** Lists the responses of an operation by status, success first. */
function listResponses({responses}: Operation) {
  return Object.entries(responses).sort(([one], [other]) => one.localeCompare(other));
}

function renderStatusHeading(status: string): string {
  return heading(3, `response-${status.toLowerCase()}`, nameStatus(status));
}

function renderRequestFields(operation: Operation, contract: Contract): string {
  const {requestBody} = operation;
  const parts = listRequestParts(buildRequest(operation));
  const request: SentParts = new Map(parts.map(({id, presence}) => [id, presence]));
  const schema = findJson(requestBody)?.schema ?? {};
  const body =
    requestBody &&
    blocks(escapeMdx(requestBody.description), renderObject(schema, 'body', request));
  const paths = listParameters(operation, 'path');
  return blocks(
    heading(2, 'request', 'Request'),
    heading(3, 'headers', 'Headers'),
    renderFields(listHeaderFields(operation, contract), 'header', request),
    paths.length > 0 && heading(3, 'path-parameters', 'Path parameters'),
    renderFields(paths, 'path', request),
    heading(3, 'body', 'Body'),
    body ?? 'The request has no body.',
  );
}

function listParameters({parameters}: Operation, position: 'header' | 'path'): Field[] {
  const fields: Field[] = [];
  for (const {name, in: where, required = false, description, schema} of parameters) {
    if (where !== position) continue;
    fields.push({name, isRequired: required, schema: {...schema, description}});
  }
  return fields;
}

/** Lists the headers of a request: the key, the type of the body, and those of the operation. */
function listHeaderFields(operation: Operation, contract: Contract): Field[] {
  const headers: Field[] = [];
  for (const {name, description} of Object.values(contract.components.securitySchemes)) {
    headers.push({name, isRequired: true, schema: {type: 'string', description}});
  }
  if (findJson(operation.requestBody)) {
    const schema = {const: 'application/json', description: 'The format of the body.'};
    headers.push({name: 'Content-Type', isRequired: true, schema});
  }
  return [...headers, ...listParameters(operation, 'header')];
}

function renderSuccess(operation: Operation): string {
  const parts = [heading(2, 'response', 'Response')];
  for (const [status, response] of listResponses(operation)) {
    if (status.startsWith('2')) parts.push(renderResponse(status, response, 'response'));
  }
  return blocks(...parts);
}

function renderResponse(status: string, response: Response, id: string): string {
  const schema = findJson(response)?.schema;
  return blocks(
    renderStatusHeading(status),
    escapeMdx(response.description),
    schema && renderObject(schema, id),
  );
}

function renderErrors(operation: Operation, context: ReferenceContext): string {
  const errors = listOperationErrors(operation);
  const inherited = renderInherited404s(operation, context);
  const has404 = errors.some(({status}) => status === '404');
  const schema = errors[0]?.body?.schema;
  const {default: other} = operation.responses;
  return blocks(
    schema && blocks('Every listed error has this body:', renderObject(schema, 'error')),
    ...errors.map(({status, advice}) =>
      blocks(renderStatusHeading(status), renderAdvice(advice), status === '404' && inherited),
    ),
    inherited !== '' && !has404 && blocks(renderStatusHeading('404'), inherited),
    other && renderResponse('default', other, 'response-default'),
  );
}

/** Renders each 404 that an operation on the same path, or on the start of it, publishes and this one does not. */
function renderInherited404s(operation: Operation, context: ReferenceContext): string {
  const published = listOperationErrors(operation).map(({advice}) => advice.text);
  const inherited: string[] = [];
  for (const other of listOperations(context.contract)) {
    const text = other.responses['404']?.['x-error']?.text;
    const isOnPath = operation.path.startsWith(other.path);
    if (text === undefined || !isOnPath || published.includes(text)) continue;
    const link = linkOperation(other, context);
    inherited.push(`${code(text)} is published for ${link}. This operation may return it too.`);
  }
  return blocks(...inherited);
}

function renderOpenQuestions(operation: Operation, {questions}: ReferenceContext) {
  const ids = operation['x-open-questions'] ?? [];
  if (ids.length === 0) return '';
  return blocks(
    heading(2, 'what-is-not-published', 'Limits and open questions'),
    renderQuestions(questions.filter(({id}) => ids.includes(id))),
  );
}
