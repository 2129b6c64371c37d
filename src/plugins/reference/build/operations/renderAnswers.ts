import {
  heading,
  inlineCode,
  inlineElement,
  list,
  paragraph,
  strong,
  text,
  type GeneratedBlock,
} from './mdastNodes';
import {nameStatus} from './nameStatus';
import type {Answer, ErrorAnswer, Operation} from './Operation';
import {parseMarkdown, parseParagraph} from './parseMarkdown';
import {renderShape, type FieldsView} from './renderFields';

const ANSWER: FieldsView = {direction: 'answer', openDepth: 1};

/**
 * Renders the answers of an operation that succeeds.
 *
 * @param operation from `buildOperations`
 * @returns the section "Response", with a heading for each status; examples are in the rail
 */
export function renderAnswers({answers}: Operation): GeneratedBlock[] {
  return [heading(2, 'response', 'Response'), ...answers.flatMap(renderAnswer)];
}

/**
 * Renders every error in the contract, with what to do about it.
 *
 * @param operation from `buildOperations`
 * @returns the section "Errors", with the answer for every other status at its end
 */
export function renderErrors({errors, errorBody, otherAnswer}: Operation): GeneratedBlock[] {
  return [
    heading(2, 'errors', 'Errors'),
    ...(errorBody
      ? [paragraph(text('Every listed error has this body:')), ...renderShape(errorBody, ANSWER)]
      : []),
    ...errors.flatMap(renderError),
    ...(otherAnswer ? renderAnswer(otherAnswer) : []),
  ];
}

function renderAnswer(answer: Answer): GeneratedBlock[] {
  return [
    heading(3, answer.id, nameStatus(answer.status)),
    ...parseParagraph(answer.description, [], hashLink(answer)),
    ...(answer.shape ? renderShape(answer.shape, ANSWER) : []),
  ];
}

function renderError(error: ErrorAnswer): GeneratedBlock[] {
  const {advice} = error;
  return [
    heading(3, error.id, nameStatus(error.status)),
    paragraph(inlineCode(advice.text), ...hashLink(error)),
    ...parseMarkdown(advice.meaning),
    ...(error.shape ? renderShape(error.shape, ANSWER) : []),
    ...renderCauses(advice),
    ...parseParagraph(advice.fix, [strong('What to do'), text(': ')]),
    ...parseParagraph(advice.retry, [strong('Send it again?'), text(' ')]),
  ];
}

function renderCauses({causes}: ErrorAnswer['advice']): GeneratedBlock[] {
  const [only, ...others] = causes;
  return only !== undefined && others.length === 0
    ? parseParagraph(only, [strong('Cause'), text(': ')])
    : [
        paragraph(strong('Possible causes'), text(':')),
        list(
          causes.map((cause) => parseMarkdown(cause)),
          false, // causes, not steps
        ),
      ];
}

function hashLink({id}: Answer): [ReturnType<typeof text>, ReturnType<typeof inlineElement>] {
  return [text(' '), inlineElement('HashLink', {id})];
}
