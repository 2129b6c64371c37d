import {writeConsole} from '../../samples';
import {listOperations, type Answer, type Operation} from './contract';
import {nameStatus, writeAdvice} from './errors';
import {writeParameters, writeShape} from './fields';
import {blocks, code, escapeMdx, heading} from '../../content';
import {drawRequest, type DrawnRequest, type RequestLanguage} from './requests';
import {readShape} from './schema';
import {linkTo, type Site} from './tables';

/** What the page of an operation needs to know beside the contract. */
export type OperationSite = Site & {
  /** Writes the open questions of an operation as a folded list. */
  readonly questions: (ids: readonly string[]) => string;
  /** Writes the picture that the mock server draws for a prompt, as it grows out of the night. */
  readonly picture: (prompt: string) => string;
};

/** What the mock server answers beyond the published errors, by what an operation has. */
const MOCK_ANSWERS: readonly (readonly [(it: Operation) => boolean, string])[] = [
  [({requestBody}) => requestBody !== undefined, '`400` to a body that this page does not allow'],
  [() => true, '`403` to a team that you are not in, and to what your role may not do'],
  [({operationId}) => operationId === 'deleteApp', '`409` while the app has active workers'],
  [({requestBody}) => requestBody !== undefined, '`415` to a body that is not JSON'],
];

/**
 * Writes the page of one operation: what it does, its request, its fields, its answers, its errors.
 *
 * @param operation from the contract
 * @param site where its links lead
 * @returns MDX
 */
export function writeOperation(operation: Operation, site: OperationSite): string {
  const {components} = site.contract;
  const [lead = '', ...details] = escapeMdx(operation.description).split(/\n\s*\n/);
  const drawn = drawRequest(operation, components.schemas);
  const retry = operation['x-retry'];
  return blocks(
    writeEndpoint(operation),
    `<div className="lead">\n\n${lead}\n\n</div>`,
    blocks('<div className="rail">', writeRequest(operation, site), '</div>'),
    ...details,
    `**Who can call it**: ${escapeMdx(operation['x-access'])}`,
    `**What it changes**: ${escapeMdx(operation['x-effects'])}`,
    retry
      ? `**Send it again after a lost answer?** ${retry.repeat}. ${escapeMdx(retry.because)}. [Retry safely](/api/intro#retries)`
      : '',
    writeFieldsOf(operation, site, drawn),
    heading(2, 'response', 'Response'),
    ...answersOf(operation, ({status}) => status.startsWith('2')).map((it) =>
      writeAnswer(it, site),
    ),
    heading(2, 'errors', 'Errors'),
    ...writeErrors(operation, site),
    ...(operation['x-open-questions']
      ? [
          heading(2, 'what-is-not-published', 'Limits and open questions'),
          site.questions(operation['x-open-questions']),
        ]
      : []),
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
  readonly picture?: string;
};

/**
 * Writes the request of an operation as a console, with the answers that the contract has.
 *
 * @param operation from the contract
 * @param site where its parts stand
 * @param choice what is sent
 */
export function writeRequest(
  operation: Operation,
  {contract}: Pick<Site, 'contract'>,
  {exampleName, ticked = [], picture}: RequestChoice = {},
): string {
  const drawn = drawRequest(operation, contract.components.schemas, exampleName);
  const off = new Set(
    drawn.optional.filter(({id, isOff}) => isOff && !ticked.includes(id)).map(({id}) => id),
  );
  const linesOf = (language: RequestLanguage) =>
    drawn.lines[language].map((line) => ({...line, isOff: line.fields.some((id) => off.has(id))}));
  const {method, path} = operation;
  return writeConsole({
    label: `${method} ${path}`,
    name: `<b>${method}</b> {${JSON.stringify(path)}}`,
    code: {
      curl: {language: 'bash', lines: linesOf('curl')},
      python: {language: 'python', lines: linesOf('python')},
      javascript: {language: 'javascript', lines: linesOf('javascript')},
    },
    answers: answersOf(operation, ({status}) => status !== 'default').flatMap(
      ({status, answer}) => {
        const examples = Object.values(answer.content?.['application/json']?.examples ?? {});
        const own = examples.find((it) => it['x-answers-to'] === exampleName) ?? examples[0];
        return own
          ? [
              {
                word: status,
                language: 'json',
                lines: JSON.stringify(own.value, null, 2)
                  .split('\n')
                  .map((text) => ({text})),
              },
            ]
          : [];
      },
    ),
    ...(picture !== undefined && {picture}),
    data: {operation: operation.operationId, ...(picture !== undefined && {picture: ''})},
  });
}

type StatusAnswer = {readonly status: string; readonly answer: Answer};

function answersOf(
  {responses}: Operation,
  isWanted: (it: StatusAnswer) => boolean,
): StatusAnswer[] {
  return Object.entries(responses)
    .map(([status, answer]) => ({status, answer}))
    .sort((one, other) => one.status.localeCompare(other.status)) // success first
    .filter(isWanted);
}

const idOf = (status: string): string => `response-${status.toLowerCase()}`;

function writeFieldsOf(operation: Operation, {contract}: Site, {optional}: DrawnRequest): string {
  const {schemas, securitySchemes} = contract.components;
  const view = {direction: 'request', openDepth: 2, optional} as const;
  const body = operation.requestBody?.content['application/json'];
  const text = {type: 'string'} as const;
  const headers = [
    ...Object.values(securitySchemes).map((it) => ({
      ...it,
      in: 'header' as const,
      required: true,
      schema: text,
    })),
    ...(body
      ? [
          {
            name: 'Content-Type',
            in: 'header' as const,
            required: true,
            description: 'The format of the body.',
            schema: text,
            always: 'application/json',
          },
        ]
      : []),
    ...operation.parameters.filter((it) => it.in === 'header'),
  ];
  const paths = operation.parameters.filter((it) => it.in === 'path');
  return blocks(
    heading(2, 'request', 'Request'),
    heading(3, 'headers', 'Headers'),
    writeParameters(headers, schemas, view),
    ...(paths.length > 0
      ? [heading(3, 'path-parameters', 'Path parameters'), writeParameters(paths, schemas, view)]
      : []),
    heading(3, 'body', 'Body'),
    operation.requestBody && body
      ? blocks(
          escapeMdx(operation.requestBody.description),
          writeShape(readShape(schemas, body.schema), 'body', view),
        )
      : 'The request has no body.',
  );
}

function writeAnswer(
  {status, answer}: StatusAnswer,
  {contract}: Site,
  prefix = 'response',
): string {
  const {schemas} = contract.components;
  const schema = answer.content?.['application/json']?.schema;
  return blocks(
    heading(3, idOf(status), nameStatus(status)),
    escapeMdx(answer.description),
    schema
      ? writeShape(readShape(schemas, schema), prefix, {direction: 'answer', openDepth: 1})
      : '',
  );
}

function writeErrors(operation: Operation, site: OperationSite): string[] {
  const {schemas} = site.contract.components;
  const published = answersOf(operation, ({answer}) => answer['x-error'] !== undefined);
  const body = published[0]?.answer.content?.['application/json']?.schema;
  const shared = listOperations(site.contract).flatMap((other) =>
    answersOf(other, ({status}) => status === '404')
      .filter(() => operation.path.startsWith(other.path) && other !== operation)
      .filter(({answer}) => published.every((it) => it.answer.description !== answer.description))
      .map(({answer}) => ({text: answer['x-error']?.text ?? '', other})),
  );
  const mock = MOCK_ANSWERS.filter(([fits]) => fits(operation)).map(([, words]) => words);
  return [
    ...(body
      ? [
          'Every listed error has this body:',
          writeShape(readShape(schemas, body), 'error', {direction: 'answer', openDepth: 1}),
        ]
      : []),
    ...published.map(({status, answer}) =>
      blocks(
        heading(3, idOf(status), nameStatus(status)),
        answer['x-error'] ? writeAdvice(answer['x-error']) : '',
      ),
    ),
    ...shared.map(
      ({text, other}) =>
        `**404 here too**: ${code(text)} is published for ${linkTo(other, site)}. Expect it here.`,
    ),
    ...answersOf(operation, ({status}) => status === 'default').map((it) =>
      writeAnswer(it, site, idOf(it.status)),
    ),
    `**The mock server** also answers ${mock.join(', ')}. The text of these answers begins with \`Mock server:\`.`,
  ];
}
