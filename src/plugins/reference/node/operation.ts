import {blocks, code, escapeMdx, heading, writeQuestions} from '../../content';
import {writeConsole, type Language} from '../../console';
import {isShown} from '../client/isShown';
import {jsonOf, listOperations, type Answer, type Operation} from '../../../openapi';
import {errorsOf, nameStatus, writeAdvice} from './errors';
import {writeFields, writeObject} from './fields';
import {drawRequest, type DrawnRequest} from './requests';
import type {Field} from '../../../openapi';
import {linkOf, type Site} from './tables';

/**
 * Writes the page of one operation: what it does, its request, its fields, its answers, its errors.
 *
 * @param operation from the contract
 * @param site where its links lead
 * @returns MDX
 */
export function writeOperation(operation: Operation, site: Site): string {
  const [lead = '', ...details] = escapeMdx(operation.description).split(/\n\s*\n/);
  const {'x-retry': retry, 'x-open-questions': open = []} = operation;
  return blocks(
    writeEndpoint(operation),
    `<div className="lead">\n\n${lead}\n\n</div>`,
    blocks('<div className="rail">', writeRequest(operation), '</div>'),
    ...details,
    `**Who can call it**: ${escapeMdx(operation['x-access'])}`,
    `**What it changes**: ${escapeMdx(operation['x-effects'])}`,
    retry
      ? `**Send it again after a lost answer?** ${retry.repeat}. ${escapeMdx(retry.because)}. [Retry safely](/api/intro#retries)`
      : '',
    writeRequestFields(operation, site, drawRequest(operation)),
    heading(2, 'response', 'Response'),
    ...answersOf(operation)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, answer]) => writeAnswer(status, answer)),
    heading(2, 'errors', 'Errors'),
    ...writeErrors(operation, site),
    open.length > 0 ? heading(2, 'what-is-not-published', 'Limits and open questions') : '',
    writeQuestions(site.questions.filter(({id}) => open.includes(id))),
  );
}

/** Writes the method of an operation in its color. */
export const writeMethod = ({method}: Pick<Operation, 'method'>): string =>
  `<b className="method ${method.toLowerCase()}">${method}</b>`;

function writeEndpoint({method, path}: Operation): string {
  const parts = path.split(/(?=\/)/).map((part) => `{${JSON.stringify(part)}}`);
  return `<p className="endpoint" translate="no">${writeMethod({method})} ${parts.join('<wbr/>')}</p>`;
}

/** What a request sends. */
export type RequestChoice = {
  /** The example whose body is sent; the first one if it is left out. */
  readonly exampleName?: string | undefined;
  /** The IDs of optional fields that are sent although the example leaves them out. */
  readonly ticked?: readonly string[];
  /** MDX of a picture that is shown in place of the answer. */
  readonly picture?: string | undefined;
};

/**
 * Writes the request of an operation as a console, with the answers that the contract has.
 *
 * @param operation from the contract
 * @param choice what is sent
 */
export function writeRequest(
  operation: Operation,
  {exampleName, ticked = [], picture}: RequestChoice = {},
): string {
  const {lines, optional} = drawRequest(operation, exampleName);
  const ticks = new Map(optional.map(({id, isOff}) => [id, !isOff || ticked.includes(id)]));
  const write = (language: Language) =>
    lines[language].map(({text, ...data}) => ({text, data, isOff: !isShown(data, ticks)}));
  const {method, path, operationId} = operation;
  return writeConsole({
    label: `${method} ${path}`,
    name: `<b>${method}</b> {${JSON.stringify(path)}}`,
    code: {curl: write('curl'), python: write('python'), javascript: write('javascript')},
    answers: answersOf(operation).flatMap(([word, answer]) => {
      const examples = Object.values(jsonOf(answer)?.examples ?? {});
      const own = examples.find((it) => it['x-answers-to'] === exampleName) ?? examples[0];
      return own && word !== 'default' ? [{word, text: JSON.stringify(own.value, null, 2)}] : [];
    }),
    picture,
    data: {operation: operationId, ...(picture !== undefined && {picture: ''})},
  });
}

/** The answers of an operation, success first. */
const answersOf = ({responses}: Operation): (readonly [status: string, answer: Answer])[] =>
  Object.entries(responses).sort(([one], [other]) => one.localeCompare(other));

const headingOf = (status: string): string =>
  heading(3, `response-${status.toLowerCase()}`, nameStatus(status));

function writeRequestFields(operation: Operation, {contract}: Site, request: DrawnRequest): string {
  const body = jsonOf(operation.requestBody);
  const parametersIn = (place: string): Field[] =>
    operation.parameters
      .filter((it) => it.in === place)
      .map(({name, required = false, description, schema}) => {
        return {name, isRequired: required, schema: {...schema, description}};
      });
  const paths = parametersIn('path');
  const keys = Object.values(contract.components.securitySchemes).map(({name, description}) => {
    return {name, isRequired: true, schema: {type: 'string', description}};
  });
  const format = {const: 'application/json', description: 'The format of the body.'};
  const types = body ? [{name: 'Content-Type', isRequired: true, schema: format}] : [];
  return blocks(
    heading(2, 'request', 'Request'),
    heading(3, 'headers', 'Headers'),
    writeFields([...keys, ...types, ...parametersIn('header')], 'header', request),
    paths.length > 0 ? heading(3, 'path-parameters', 'Path parameters') : '',
    writeFields(paths, 'path', request),
    heading(3, 'body', 'Body'),
    operation.requestBody && body
      ? blocks(
          escapeMdx(operation.requestBody.description),
          writeObject(body.schema, 'body', request),
        )
      : 'The request has no body.',
  );
}

function writeAnswer(status: string, answer: Answer, id = 'response'): string {
  const schema = jsonOf(answer)?.schema;
  return blocks(
    headingOf(status),
    escapeMdx(answer.description),
    schema ? writeObject(schema, id) : '',
  );
}

function writeErrors(operation: Operation, site: Site): string[] {
  const published = errorsOf(operation);
  const shared = listOperations(site.contract).flatMap((other) => {
    const text = other.responses['404']?.['x-error']?.text;
    const isHere = published.some(({advice}) => advice.text === text);
    const isAbove = operation.path.startsWith(other.path) && other !== operation;
    return text === undefined || isHere || !isAbove ? [] : [{text, other}];
  });
  const takesBody = operation.requestBody !== undefined;
  const mock = [
    ...(takesBody ? ['`400` to a body with anything that is not listed here'] : []),
    '`403` if you are not in the team or your role does not allow the action',
    ...(operation.operationId === 'deleteApp' ? ['`409` while the app has active workers'] : []),
    ...(takesBody ? ['`415` if the body is not JSON'] : []),
  ];
  const schema = published[0]?.content?.schema;
  const {default: rest} = operation.responses;
  return [
    schema ? `Every listed error has this body:\n\n${writeObject(schema, 'error')}` : '',
    ...published.map(({status, advice}) => blocks(headingOf(status), writeAdvice(advice))),
    ...shared.map(
      ({text, other}) =>
        `**404 here too**: ${code(text)} is published for ${linkOf(other, site)}. Expect it here.`,
    ),
    rest ? writeAnswer('default', rest, 'response-default') : '',
    `**The mock server** also answers ${new Intl.ListFormat('en').format(mock)}. The text of these answers begins with \`Mock server:\`.`,
  ];
}
