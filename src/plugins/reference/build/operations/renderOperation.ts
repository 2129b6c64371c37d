import {drawQuestions} from '../../../open-questions';
import {
  element,
  heading,
  inlineCode,
  inlineElement,
  jsonBlock,
  paragraph,
  strong,
  text,
  type Block,
  type DrawnBlock,
} from './mdastNodes';
import type {Operation, SampleReference} from './Operation';
import {parseMarkdown, parseParagraph} from './parseMarkdown';
import {renderAnswers, renderErrors} from './renderAnswers';
import {renderFields, renderShape, type FieldsView} from './renderFields';

const REQUEST: FieldsView = {direction: 'request', openDepth: 2};

/**
 * Draws one operation as page content, in the order every reference page has.
 *
 * @param operation from `buildOperations`
 * @returns blocks to put in the place of `<Operation />`; samples stay `<Sample />` for the plugin that knows them
 */
export function renderOperation(operation: Operation): DrawnBlock[] {
  const {samples} = operation;
  const side = samples.length > 0 ? [element('Column', {side: true}, renderSamples(samples))] : [];
  return [
    element('Columns', {}, [
      element('Column', {}, renderSummary(operation)),
      ...side,
      element('Column', {}, renderRequest(operation)),
    ]),
    ...renderAnswers(operation),
    ...renderErrors(operation),
    ...renderQuestions(operation),
  ];
}

function renderSummary({method, url, description, access, effects}: Operation): Block[] {
  return [
    ...parseMarkdown(description),
    element('Endpoint', {}, [
      paragraph(inlineElement('Badge', {}, text(method)), text(' '), inlineCode(url)),
    ]),
    ...parseParagraph(access, [strong('Who can call it'), text(': ')]),
    ...parseParagraph(effects, [strong('What it changes'), text(': ')]),
  ];
}

function renderSamples(samples: readonly SampleReference[]): Block[] {
  return samples.flatMap(({name, title}) => [
    ...(samples.length > 1 ? [paragraph(strong(title))] : []),
    element('Sample', {name}, []),
  ]);
}

function renderRequest(operation: Operation): Block[] {
  const {headers, pathParameters, queryParameters} = operation;
  const section = (id: string, words: string, fields: typeof headers): Block[] =>
    fields.length === 0 ? [] : [heading(3, id, words), renderFields(fields, REQUEST)];
  return [
    heading(2, 'request', 'Request'),
    ...section('headers', 'Headers', headers),
    ...section('path-parameters', 'Path parameters', pathParameters),
    ...section('query-parameters', 'Query parameters', queryParameters),
    ...renderBody(operation),
  ];
}

function renderBody({body}: Operation): Block[] {
  if (!body) return [paragraph(text('The request has no body.'))];
  return [
    heading(3, 'body', 'Body'),
    ...parseMarkdown(body.description ?? ''),
    ...renderShape(body.shape, REQUEST),
    ...body.examples.map(({title, value}) => jsonBlock(title, value)),
  ];
}

function renderQuestions({questions}: Operation): DrawnBlock[] {
  const drawn = drawQuestions(questions);
  const title = heading(2, 'what-is-not-published', 'Limits and open questions');
  return drawn.length > 0 ? [title, ...drawn] : [];
}
