import {buildShape} from './buildShape';
import type {ContractNode} from './ContractNode';
import type {Answer, ErrorAdvice, ErrorAnswer, Operation} from './Operation';
import type {ProblemList} from './ProblemList';
import {readExamples} from './readExamples';

/**
 * Sorts the answers of an operation into successes, errors, and the answer for every other status.
 *
 * @param operation the operation's node in the contract
 * @param problems receives errors without advice, and bodies without an example
 */
export function buildAnswers(
  operation: ContractNode,
  problems: ProblemList,
): Pick<Operation, 'answers' | 'errors' | 'errorBody' | 'otherAnswer'> {
  const responses = operation.get('responses')?.entries() ?? [];
  const places = responses.flatMap(([status, response]) => {
    const place = response.target();
    return place ? [{status, place}] : [];
  });
  const isSuccess = ({status}: {readonly status: string}): boolean => status.startsWith('2');
  const successes = places.filter(isSuccess);
  const other = places.find(({status}) => status === 'default');
  return {
    answers: successes.map(({status, place}) => {
      // Most operations have only one success. The anchors of its fields are then `response.…`, without the status.
      const anchor = successes.length === 1 ? 'response' : `response-${status.toLowerCase()}`;
      return buildAnswer(status, place, anchor, problems);
    }),
    ...buildErrors(
      places.filter((place) => !isSuccess(place) && place !== other),
      problems,
    ),
    otherAnswer: other && buildAnswer(other.status, other.place, 'response-default', problems),
  };
}

function buildAnswer(
  status: string,
  place: ContractNode,
  anchor: string,
  problems: ProblemList,
): Answer {
  const media = place.get('content')?.entries()[0]?.[1];
  const schema = media?.get('schema');
  return {
    id: `response-${status.toLowerCase()}`,
    status,
    description: place.text('description') ?? '',
    shape: schema && buildShape([schema], anchor, {problems, above: new Map()}),
    examples: media ? readExamples(media, problems) : [],
  };
}

/** If all errors share one schema, its fields are rendered once for all of them, with the anchors `error.…`. */
function buildErrors(
  places: readonly Place[],
  problems: ProblemList,
): Pick<Operation, 'errors' | 'errorBody'> {
  const schemas = places.map(({place}) => place.get('content')?.entries()[0]?.[1].get('schema'));
  const pointers = new Set(schemas.map((schema) => schema?.target()?.pointer));
  const shared = pointers.size === 1 ? schemas[0] : undefined;
  const errors = places.map(({status, place}): ErrorAnswer => {
    const answer = buildAnswer(status, place, `response-${status.toLowerCase()}`, problems);
    const advice = readAdvice(status, place, problems);
    return {...answer, shape: shared ? undefined : answer.shape, advice};
  });
  const errorBody = shared && buildShape([shared], 'error', {problems, above: new Map()});
  return {errors, errorBody};
}

type Place = {readonly status: string; readonly place: ContractNode};

function readAdvice(status: string, place: ContractNode, problems: ProblemList): ErrorAdvice {
  const advice = place.get('x-error');
  const requireText = (key: string): string => {
    const text = advice?.text(key);
    if (text === undefined) {
      problems.add(
        advice ?? place,
        `documents the error ${status} without "x-error.${key}"`,
        'give x-error a text, a meaning, causes, a fix, and whether to retry',
      );
    }
    return text ?? '';
  };
  const verdict = RETRY[requireText('retry')] ?? '';
  return {
    text: requireText('text'),
    meaning: requireText('meaning'),
    causes: advice?.texts('causes') ?? [],
    fix: requireText('fix'),
    retry: [verdict, advice?.text('retryAdvice')].filter(Boolean).join(' '),
  };
}

const RETRY: Readonly<Record<string, string>> = {
  no: 'No.',
  safe: 'Yes.',
  unsafe: 'Not without a check.',
};
