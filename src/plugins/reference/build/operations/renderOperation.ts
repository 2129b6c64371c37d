import {renderQuestions} from '../../../open-questions';
import {
  element,
  heading,
  paragraph,
  strong,
  text,
  type Block,
  type GeneratedBlock,
} from './mdastNodes';
import {listOptionalFields} from './listOptionalFields';
import type {RetryRule} from '../facts/factSchemas';
import type {Operation} from './Operation';
import {parseMarkdown, parseParagraph} from './parseMarkdown';
import {renderAnswers, renderErrors} from './renderAnswers';
import {renderRail} from './renderRail';
import {renderFields, renderShape, type FieldsView} from './renderFields';

const REQUEST: FieldsView = {direction: 'request', openDepth: 2};

/**
 * Renders one operation as page content, in the order of every reference page: what it does, its code, its fields.
 *
 * @param operation from `buildOperations`
 * @param rest the content of the page after the operation, which is placed below the fields, beside the code
 * @returns blocks that replace `<Operation />`; samples stay `<Sample />` for the plugin that expands them
 */
export function renderOperation(
  operation: Operation,
  rest: readonly GeneratedBlock[] = [],
): GeneratedBlock[] {
  const [lead, ...details] = parseMarkdown(operation.description);
  return [
    element('Columns', {}, [
      element('ColumnsHead', {}, [...(lead ? [lead] : []), renderEndpoint(operation)]),
      renderRail(operation),
      element('Column', {}, [
        ...details,
        ...renderEffects(operation),
        ...renderRequest(operation),
        ...renderAnswers(operation),
        ...renderErrors(operation),
        ...renderLimits(operation),
        ...rest,
      ]),
    ]),
  ];
}

function renderEndpoint({method, path, url}: Operation): Block {
  return element('Endpoint', {method, server: url.slice(0, -path.length), path}, []);
}

function renderEffects({access, effects, retry}: Operation): Block[] {
  return [
    ...parseParagraph(access, [strong('Who can call it'), text(': ')]),
    ...parseParagraph(effects, [strong('What it changes'), text(': ')]),
    ...(retry ? renderRetry(retry) : []),
  ];
}

function renderRetry({repeat, because}: RetryRule): Block[] {
  const words = `${repeat}. ${because}. [Retry safely](/api/intro#retries)`;
  return parseParagraph(words, [strong('Send it again after a lost answer?'), text(' ')]);
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
  if (!body) return [heading(3, 'body', 'Body'), paragraph(text('The request has no body.'))];
  return [
    heading(3, 'body', 'Body'),
    ...parseMarkdown(body.description ?? ''),
    ...renderShape(body.shape, {...REQUEST, optional: listOptionalFields(body)}),
  ];
}

function renderLimits({questions}: Operation): GeneratedBlock[] {
  const rendered = renderQuestions(questions);
  const title = heading(2, 'what-is-not-published', 'Limits and open questions');
  return rendered.length > 0 ? [title, ...rendered] : [];
}
