import {element, jsonBlock, type Block} from './mdastNodes';
import type {Answer, Operation} from './Operation';
import {parseMarkdown} from './parseMarkdown';

/**
 * Renders the code of an operation: one frame for the request, one for the answers.
 *
 * @param operation from `buildOperations`
 * @returns a rail; samples stay `<Sample />` for the plugin that expands them
 */
export function renderRail(operation: Operation): Block {
  return element('Rail', {}, [...renderRequest(operation), ...renderResponse(operation)]);
}

function renderRequest(operation: Operation): Block[] {
  const {samples, body} = operation;
  const bodies = body?.examples.map(({title, value}) => jsonBlock(title, value)) ?? [];
  const programs = samples.map(({name, title}) => ({
    title,
    // No output: the answer has a frame of its own.
    blocks: [element('Sample', {name, output: 'none'}, [])],
    exchange: exchangeOf(operation, name),
  }));
  const choices: RequestChoice[] = [
    ...programs,
    ...(bodies.length > 0 ? [{title: 'JSON', blocks: bodies}] : []),
  ];
  const [only, ...others] = choices;
  if (!only) return [];
  const drawn =
    others.length === 0
      ? only.blocks
      : choices.map(({title, blocks, exchange}, index) =>
          element(
            'Choice',
            {
              group: 'request',
              title,
              ...(exchange !== undefined && {exchange}),
              ...(index === 0 && {open: true as const}),
            },
            blocks,
          ),
        );
  return [element('Frame', {title: 'Request', fields: 'body'}, drawn)];
}

type RequestChoice = {
  readonly title: string;
  readonly blocks: Block[];
  readonly exchange?: string | undefined;
};

/** The key of the request example that a program sends; undefined when no answer belongs to it. */
function exchangeOf({body, answers}: Operation, program: string): string | undefined {
  const key = body?.examples.find(({sentBy}) => sentBy === program)?.key;
  const answered = answers.flatMap(({examples}) => examples.map(({answersTo}) => answersTo));
  return answered.includes(key) ? key : undefined;
}

function renderResponse({answers, errors, otherAnswer, errorBody}: Operation): Block[] {
  const fieldsOf = ({id}: Answer): string => (answers.length === 1 ? 'response' : id);
  const drawn = [
    ...answers.flatMap((answer, index) => renderAnswer(answer, fieldsOf(answer), index === 0)),
    ...errors.flatMap((error) => renderAnswer(error, errorBody ? 'error' : error.id)),
    ...(otherAnswer ? renderAnswer(otherAnswer, otherAnswer.id) : []),
  ];
  return drawn.length === 0 ? [] : [element('Frame', {title: 'Response'}, drawn)];
}

function renderAnswer(
  {status, description, examples}: Answer,
  fields: string,
  isFirst = false,
): Block[] {
  const choice = {group: 'response', status: shorten(status), title: '', fields};
  if (examples.length === 0) return [element('Choice', choice, parseMarkdown(description))];
  return examples.map(({title, value, answersTo}, index) =>
    element(
      'Choice',
      {
        ...choice,
        ...(isFirst && index === 0 && {open: true as const}),
        ...(examples.length > 1 && {title}),
        ...(answersTo !== undefined && {exchange: answersTo}),
      },
      [jsonBlock(title, value)],
    ),
  );
}

function shorten(status: string): string {
  return status === 'default' ? 'Other' : status;
}
