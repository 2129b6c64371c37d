import {STATUS_CODES} from 'node:http';
import {
  jsonOf,
  listOperations,
  type Contract,
  type ErrorAdvice,
  type Operation,
} from '../../../openapi';
import {blocks, code, escapeMdx, heading, table} from '../../content';
import {linkOf, type Site} from './tables';

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
  const links = (operations: readonly Operation[]): string =>
    operations.map((it) => linkOf(it, site)).join(', ');
  return blocks(
    table(
      ['Status', 'Error', 'Text', 'Operations'],
      errors.map((it) => [
        code(it.status),
        `[${it.title}](#error-${it.id})`,
        code(it.advice.text),
        links(it.operations),
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
        `**Published for:** ${links(it.operations)}`,
        `\`\`\`http\nHTTP/1.1 ${nameStatus(it.status)}\nContent-Type: application/json\n\n${it.body}\n\`\`\``,
      ),
    ),
  );
}

/** @returns the published errors among the answers of an operation */
export const errorsOf = ({responses}: Operation) =>
  Object.entries(responses).flatMap(([status, answer]) => {
    const advice = answer['x-error'];
    return advice ? [{status, advice, content: jsonOf(answer)}] : [];
  });

/** Lists the published errors of a contract, each once. The id is the name of its example, in words with hyphens. */
export function listErrors(contract: Contract) {
  const all = listOperations(contract).flatMap((operation) =>
    errorsOf(operation).flatMap(({content, ...error}) =>
      Object.entries(content?.examples ?? {}).map(([name, {summary: title, value}]) => {
        const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        return {...error, id, title, body: JSON.stringify(value), operation};
      }),
    ),
  );
  return [...new Map(all.map((it) => [it.id, it])).values()].map((error) => {
    const alike = all.filter(({id}) => id === error.id);
    return {...error, operations: alike.map(({operation}) => operation)};
  });
}
