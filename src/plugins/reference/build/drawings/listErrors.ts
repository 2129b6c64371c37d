import type {OpenAPIV3_1} from 'openapi-types';
import {ContentError, type Problem} from '../../../problems';
import {escapeKey} from '../contract/escapeKey';
import {followReference} from '../contract/followReference';
import type {Contract} from '../contract/readContract';
import {listOperations, type OperationFacts} from './listOperations';

const RETRY = ['safe', 'unsafe', 'no'] as const;

/** Whether sending the same request again helps (`safe`), can do harm (`unsafe`), or does not help (`no`). */
export type Retry = (typeof RETRY)[number];

/** One error of the service, with everything that a reader needs to resolve it. Texts are Markdown. */
export type ErrorFacts = {
  /** In kebab case, from the name of the contract's example; also the name of the captured exchange. */
  readonly id: string;
  readonly status: string;
  readonly title: string;
  /** The literal text of the error, with `<name>` for each variable part. */
  readonly text: string;
  readonly meaning: string;
  /** The most likely cause first. */
  readonly causes: readonly string[];
  readonly fix: string;
  readonly retry: Retry;
  readonly retryAdvice: string;
  /** The operations that answer with it. */
  readonly operations: readonly OperationFacts[];
};

type Entry = {
  readonly response: OpenAPIV3_1.ResponseObject;
  readonly status: string;
  readonly operation: OperationFacts;
  readonly place: string;
};

/**
 * Lists the errors of the contract: every response with an exact status from 400 to 599. An error of two
 * operations is listed once.
 *
 * @param contract the contract
 * @returns the errors, sorted by status
 * @throws ContentError with every error that is not fully described
 */
export function listErrors(contract: Contract): ErrorFacts[] {
  const problems: Problem[] = [];
  const errors = new Map<string, ErrorFacts>();
  for (const entry of listEntries(contract)) {
    const facts = readEntry(entry, problems);
    const known = errors.get(facts.id);
    if (known && known.text !== facts.text) {
      problems.push({
        place: entry.place,
        problem: `the error "${facts.id}" has the text "${facts.text}" here and "${known.text}" elsewhere`,
        fix: 'give the example of one of them another name',
      });
    }
    const operations = [...(known?.operations ?? []), entry.operation];
    errors.set(facts.id, {...(known ?? facts), operations});
  }
  if (problems.length > 0) throw new ContentError(problems);
  return [...errors.values()].sort((one, other) => one.status.localeCompare(other.status));
}

function listEntries({document, placeOf}: Contract): Entry[] {
  return listOperations(document).flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, reference]): Entry[] => {
      if (!/^[45]\d\d$/.test(status)) return [];
      const pointer = `#/paths/${escapeKey(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
      const response = followReference(document.components?.responses, reference);
      return [{response, status, operation, place: placeOf(pointer)}];
    }),
  );
}

function readEntry({response, status, operation, place}: Entry, problems: Problem[]): ErrorFacts {
  const told = describe(response);
  const [name, example] = firstExample(response);
  const missing = (['text', 'meaning', 'fix', 'retryAdvice'] as const).filter(
    (key) => textOf(told[key]) === '',
  );
  const causes = Array.isArray(told.causes) ? told.causes.map(textOf) : [];
  const retry = RETRY.find((it) => it === told.retry);
  const gaps = [
    ...missing.map((key) => `no ${key}`),
    ...(causes.length === 0 ? ['no causes'] : []),
    ...(retry === undefined ? [`no retry that is one of ${RETRY.join(', ')}`] : []),
    ...(name === '' ? ['no named example'] : []),
  ];
  if (gaps.length > 0) {
    problems.push({
      place,
      problem: `the error ${status} of ${operation.id} has ${gaps.join(', ')}`,
      fix: 'complete x-error and the examples of this response',
    });
  }
  return {
    id: kebabCase(name === '' ? `${operation.id}${status}` : name),
    status,
    title: example === '' ? response.description : example,
    text: textOf(told.text),
    meaning: textOf(told.meaning),
    causes,
    fix: textOf(told.fix),
    retry: retry ?? 'no',
    retryAdvice: textOf(told.retryAdvice),
    operations: [],
  };
}

function describe(response: OpenAPIV3_1.ResponseObject): Readonly<Record<string, unknown>> {
  const told: unknown = Object.entries(response).find(([key]) => key === 'x-error')?.[1];
  return typeof told === 'object' && told !== null ? {...told} : {};
}

function firstExample(response: OpenAPIV3_1.ResponseObject): [name: string, summary: string] {
  const examples = response.content?.['application/json']?.examples ?? {};
  const [first] = Object.entries(examples);
  if (!first) return ['', ''];
  const [name, example] = first;
  return [name, 'summary' in example ? (example.summary ?? '') : ''];
}

function kebabCase(camelCase: string): string {
  return camelCase.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
