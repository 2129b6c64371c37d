import {STATUS_CODES} from 'node:http';
import {
  contentOf,
  listOperations,
  type Document,
  type ErrorAdvice,
  type Operation,
} from './contract';
import {blocks, code, escapeMdx, heading, table} from '../../content';
import {linkOf, type Site} from './tables';

/** A published error, and the operations that the contract publishes it for. */
type PublishedError = {
  /** The name of its example, in words with hyphens. */
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly advice: ErrorAdvice;
  readonly body: string;
  readonly operations: readonly Operation[];
};

/** @returns for example `404 Not Found`, `Any 2XX status` or `Any other status` */
export function nameStatus(status: string): string {
  if (status === 'default') return 'Any other status';
  if (/^\dXX$/.test(status)) return `Any ${status} status`;
  return [status, STATUS_CODES[status]].filter(Boolean).join(' ');
}

/** Writes what an error means and what to do about it: on its operation's page, and in the list of all errors. */
export function writeAdvice({text, meaning, causes, fix, retryAdvice}: ErrorAdvice): string {
  const [only = '', ...others] = causes;
  return blocks(
    code(text),
    escapeMdx(meaning),
    others.length === 0
      ? `**Cause**: ${escapeMdx(only)}`
      : blocks('**Possible causes**:', causes.map((it) => `- ${escapeMdx(it)}`).join('\n')),
    `**What to do**: ${escapeMdx(fix)}`,
    `**Send it again?** No. ${escapeMdx(retryAdvice)}`,
  );
}

/** Writes a table of all published errors, then a section for each. */
export function writeErrorCatalogue(site: Site): string {
  const errors = listErrors(site.contract);
  const links = ({operations}: PublishedError): string =>
    operations.map((it) => linkOf(it, site)).join(', ');
  return blocks(
    table(
      ['Status', 'Error', 'Text', 'Operations'],
      errors.map((it) => [
        code(it.status),
        `[${it.title}](#error-${it.id})`,
        code(it.advice.text),
        links(it),
      ]),
    ),
    ...errors.map((it) =>
      blocks(
        heading(
          3,
          `error-${it.id}`,
          `${it.status}: ${it.title.charAt(0).toLowerCase()}${it.title.slice(1)}`,
        ),
        writeAdvice(it.advice),
        `**Published for:** ${links(it)}`,
        `\`\`\`http\nHTTP/1.1 ${nameStatus(it.status)}\nContent-Type: application/json\n\n${it.body}\n\`\`\``,
      ),
    ),
  );
}

/** @returns the published errors among the answers of an operation */
export const errorsOf = ({responses}: Operation) =>
  Object.entries(responses).flatMap(([status, answer]) => {
    const advice = answer['x-error'];
    return advice ? [{status, advice, content: contentOf(answer)}] : [];
  });

/** Lists the published errors of a contract, each once. */
export function listErrors(contract: Document): PublishedError[] {
  const found = new Map<string, PublishedError>();
  for (const operation of listOperations(contract)) {
    for (const {status, advice, content} of errorsOf(operation)) {
      for (const [name, {summary, value}] of Object.entries(content?.examples ?? {})) {
        found.set(name, {
          id: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          title: summary,
          status,
          advice,
          body: JSON.stringify(value),
          operations: [...(found.get(name)?.operations ?? []), operation],
        });
      }
    }
  }
  return [...found.values()];
}
