import {STATUS_CODES} from 'node:http';
import {
  findJson,
  listOperations,
  type Contract,
  type ErrorAdvice,
  type MediaType,
  type Operation,
} from '../../../contract/openapi';
import {blocks, code, escapeMdx, fence, heading, table} from '../../../content/mdx';
import {lowerFirst} from '../../../content/components/questions';
import {linkOperation, type ReferenceContext} from './context';

/** An error of the contract, with all operations that publish it. */
type PublishedError = {
  /** The name of its example, in words with hyphens: `invalid-api-key`. */
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly advice: ErrorAdvice;
  /** The body of its example, as JSON. */
  readonly json: string;
  readonly operations: Operation[];
};

/**
 * Names a status for people.
 *
 * @example
 * nameStatus('404') // '404 Not Found'
 * nameStatus('2XX') // 'Any 2XX status'
 * nameStatus('default') // 'Any other status'
 */
export function nameStatus(status: string): string {
  if (status === 'default') return 'Any other status';
  if (status.endsWith('XX')) return `Any ${status} status`;
  const reason = STATUS_CODES[status];
  return reason === undefined ? status : `${status} ${reason}`;
}

/** Renders what an error means and what to do about it. */
export function renderAdvice({text, meaning, causes, fix, retryAdvice}: ErrorAdvice): string {
  return blocks(
    code(text),
    escapeMdx(meaning),
    renderCauses(causes),
    `**What to do**: ${escapeMdx(fix)}`,
    `**Send it again?** No. ${escapeMdx(retryAdvice)}`,
  );
}

function renderCauses(causes: readonly string[]): string {
  const [first = ''] = causes;
  if (causes.length === 1) return `**Cause**: ${escapeMdx(first)}`;
  const list = causes.map((cause) => `- ${escapeMdx(cause)}`).join('\n');
  return blocks('**Possible causes**:', list);
}

/** Renders a table of all published errors, then a section for each. */
export function renderErrorCatalogue(context: ReferenceContext): string {
  const errors = listErrors(context.contract);
  const link = ({operations}: PublishedError): string =>
    operations.map((operation) => linkOperation(operation, context)).join(', ');
  const rows = errors.map((error) => [
    code(error.status),
    `[${error.title}](#error-${error.id})`,
    code(error.advice.text),
    link(error),
  ]);
  const sections = errors.map((error) => renderErrorSection(error, link(error)));
  return blocks(table(['Status', 'Error', 'Text', 'Operations'], rows), ...sections);
}

function renderErrorSection(error: PublishedError, links: string): string {
  const {id, status, title, advice, json} = error;
  const name = nameStatus(status);
  const response = `HTTP/1.1 ${name}\nContent-Type: application/json\n\n${json}`;
  return blocks(
    heading(4, `error-${id}`, `${name}: ${lowerFirst(title)}`),
    renderAdvice(advice),
    `**Operations:** ${links}`,
    fence('http', response),
  );
}

/** Lists the published errors among the responses of an operation. */
export function listOperationErrors({responses}: Operation) {
  const errors: {status: string; advice: ErrorAdvice; body: MediaType | undefined}[] = [];
  for (const [status, response] of Object.entries(responses)) {
    const advice = response['x-error'];
    if (advice) errors.push({status, advice, body: findJson(response)});
  }
  return errors;
}

/** Lists the published errors of a contract, each once. */
export function listErrors(contract: Contract): PublishedError[] {
  const errors = new Map<string, PublishedError>();
  for (const operation of listOperations(contract)) {
    for (const {status, advice, body} of listOperationErrors(operation)) {
      const examples = Object.entries(body?.examples ?? {});
      for (const [name, {summary: title, value}] of examples) {
        const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        const json = JSON.stringify(value);
        const error = errors.get(id) ?? {id, title, status, advice, json, operations: []};
        error.operations.push(operation);
        errors.set(id, error);
      }
    }
  }
  return [...errors.values()];
}
