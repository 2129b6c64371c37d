import {FACTS, readFact} from '../facts/factSchemas';
import {buildAnswers} from './buildAnswers';
import {buildParameters} from './buildParameters';
import {buildShape} from './buildShape';
import {checkExchanges} from './checkExchanges';
import {checkTexts} from './checkTexts';
import {ContractNode} from './ContractNode';
import type {Body, Operation, SampleReference} from './Operation';
import {ProblemList} from './ProblemList';
import {readExamples} from './readExamples';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The parts of a contract that rendering needs; `readContract` returns one. */
export type Source = {
  readonly document: unknown;
  /** Turns a JSON pointer into `file:line:col`. */
  readonly placeOf: (pointer: string) => string;
};

/**
 * Converts a contract to the operations that pages are rendered from.
 *
 * @param contract from `readContract`
 * @returns the operations in the order of the contract
 * @throws ContentError with every place that cannot be rendered, and every text that a page needs and that is missing
 */
export function buildOperations(contract: Source): Operation[] {
  const problems = new ProblemList(contract.placeOf);
  const root = new ContractNode(contract.document, contract.document);
  const operations = (root.get('paths')?.entries() ?? []).flatMap(([path, item]) =>
    item
      .entries()
      .filter(([method]) => METHODS.includes(method))
      .map(([method, node]) => buildOperation({root, item, node, path, method}, problems)),
  );
  checkTexts(root, problems);
  problems.throwIfAny();
  return operations;
}

type OperationSource = {
  readonly root: ContractNode;
  readonly item: ContractNode;
  readonly node: ContractNode;
  readonly path: string;
  readonly method: string;
};

function buildOperation(
  {root, item, node, path, method}: OperationSource,
  problems: ProblemList,
): Operation {
  const server = root.get('servers')?.items()[0]?.text('url') ?? '';
  const body = buildBody(node, problems);
  checkExchanges(node, problems);
  const requireText = (key: string, purpose: string): string => {
    const text = node.text(key);
    if (text === undefined) problems.add(node, `has no "${key}"`, `add "${key}": ${purpose}`);
    return text ?? '';
  };
  return {
    id: requireText('operationId', 'the name that pages use for the operation'),
    name: node.text('summary'),
    method: method.toUpperCase(),
    path,
    url: `${server}${path}`,
    pointer: node.pointer,
    description: requireText('description', 'what the operation is for'),
    access: requireText('x-access', 'who can call the operation'),
    effects: requireText('x-effects', 'what the operation changes and costs'),
    retry: readFact(FACTS['x-retry'], node.get('x-retry')?.value),
    samples: readSamples(node),
    ...buildParameters({root, item, node, hasBody: body !== undefined}, problems),
    body,
    ...buildAnswers(node, problems),
    questions: readOperationQuestions(node),
  };
}

/** Reads texts, because `readContract` has already replaced the ids of the questions with their texts. */
function readOperationQuestions(node: ContractNode): Operation['questions'] {
  const questions = node.get('x-open-questions');
  return {open: questions?.texts('open') ?? [], answered: questions?.texts('answered') ?? []};
}

function readSamples(node: ContractNode): SampleReference[] {
  const entries = node.get('x-samples')?.entries() ?? [];
  return entries.map(([name, title]) => ({name, title: String(title.value)}));
}

function buildBody(operation: ContractNode, problems: ProblemList): Body | undefined {
  const body = operation.get('requestBody')?.target();
  const media = body?.get('content')?.entries()[0]?.[1];
  const schema = media?.get('schema');
  if (!body || !media || !schema) return undefined;
  return {
    isRequired: body.isTrue('required'),
    description: body.text('description'),
    shape: buildShape([schema], 'body', {problems, above: new Map()}),
    examples: readExamples(media, problems),
  };
}
