import type {OpenAPIV3_1} from 'openapi-types';
import {
  buildInlineCode,
  buildLink,
  buildTable,
  buildText,
  parsePhrase,
  type Phrase,
} from '../../../page-tags';
import {linkToOperation} from '../drawings/buildOperationsTable';
import {listOperations, type OperationFacts} from '../drawings/listOperations';
import {factAt, recordAt} from './factAt';
import type {FactSources, FactTable} from './FactSources';
import {FACTS, readFact, type RetryRule} from './factSchemas';

/** The section on OpenAI clients that says what is safe to repeat. */
const OPENAI_PAGE = '/api/llm-openai-compatibility#errors';

const ORDER: readonly RetryRule['repeat'][] = ['Yes', 'Check first', 'No'];

/** Which requests may be sent again. Operations with the same rule and reason share a row. */
export const retries: FactTable = (sources) => {
  const rules = listRules(sources);
  const lines = ORDER.flatMap((repeat) => {
    const own = rules.filter((it) => it.rule.repeat === repeat);
    return [...new Set(own.map(({rule}) => rule.because))].map((because): Phrase[] => [
      joined(own.filter(({rule}) => rule.because === because).map(({link}) => link)),
      [buildText(repeat)],
      parsePhrase(because),
    ]);
  });
  return buildTable(['Operation', 'Repeat it?', 'Because'], lines);
};

/** What each kind of answer says about a retry. */
export const retryAnswers: FactTable = ({contract}) => {
  const answers = readFact(FACTS['x-retry-answers'], factAt(contract, 'x-retry-answers')) ?? [];
  return buildTable(
    ['What you get', 'What it means', 'Do this'],
    answers.map((it) => [it.answers, it.means, it.then].map(parsePhrase)),
  );
};

/** Every header, when to send it, and its value. */
export const headers: FactTable = (sources) => {
  const {contract} = sources;
  const schemes = Object.values(recordAt(contract, 'components', 'securitySchemes'));
  const parameters = Object.values(recordAt(contract, 'components', 'parameters'));
  const all = [...schemes, ...parameters].filter((it) => it.in === 'header');
  const lines = all.map((it): Phrase[] => [
    [buildInlineCode(String(it.name))],
    'type' in it ? [buildText('With every request')] : whenSent(sources, it),
    parsePhrase(readFact(FACTS['x-value'], it['x-value']) ?? ''),
  ]);
  return buildTable(
    ['Header', 'Send it', 'Value'],
    [...lines.slice(0, 1), ...bodyLines(sources), ...lines.slice(1)],
  );
};

/** The answers that are not wrapped in `data`. */
export const envelope: FactTable = (sources) => {
  const {contract, pages} = sources;
  const lines = operationsOf(sources).flatMap((it): Phrase[][] => {
    const text = readFact(FACTS['x-envelope'], it.object['x-envelope']);
    return text === undefined
      ? []
      : [[linkToOperation(it.id, it.summary, pages), parsePhrase(text)]];
  });
  const error = readFact(
    FACTS['x-envelope'],
    factAt(contract, 'components', 'schemas', 'Error', 'x-envelope'),
  );
  const list = [
    buildText('Each error of '),
    buildLink('/api/intro#error-list', [buildText('the list')]),
  ];
  return buildTable(['Operation', 'Answer'], [...lines, [list, parsePhrase(error ?? '')]]);
};

type Rule = {readonly rule: RetryRule; readonly link: Phrase};

function listRules(sources: FactSources): Rule[] {
  const {openAi, pages} = sources;
  const own = operationsOf(sources).flatMap(({id, summary, object}): Rule[] => {
    const rule = readFact(FACTS['x-retry'], object['x-retry']);
    return rule ? [{rule, link: linkToOperation(id, summary, pages)}] : [];
  });
  const others = listObjects(openAi.document).flatMap(({summary, object}): Rule[] => {
    const rule = readFact(FACTS['x-retry'], object['x-retry']);
    return rule ? [{rule, link: [buildLink(OPENAI_PAGE, [buildText(summary)])]}] : [];
  });
  return [...own, ...others];
}

type OperationObject = OperationFacts & {readonly object: Readonly<Record<string, unknown>>};

function operationsOf({contract}: FactSources): OperationObject[] {
  return listObjects(contract.document);
}

function listObjects(document: OpenAPIV3_1.Document): OperationObject[] {
  return listOperations(document).map((it) => ({
    ...it,
    object: recordAt({document}, 'paths', it.path)[it.method.toLowerCase()] ?? {},
  }));
}

/** When to send a header: as its `x-send` says; without one, with the operations that reference the header. */
function whenSent(sources: FactSources, parameter: Readonly<Record<string, unknown>>): Phrase {
  const when = readFact(FACTS['x-send'], parameter['x-send']);
  if (when !== undefined) return parsePhrase(when);
  const {contract} = sources;
  const [key = ''] =
    Object.entries(recordAt(contract, 'components', 'parameters')).find(
      ([, it]) => it === parameter,
    ) ?? [];
  const reference = `#/components/parameters/${key}`;
  const users = operationsOf(sources).filter(({object}) =>
    JSON.stringify(object).includes(`"${reference}"`),
  );
  return [buildText('With '), ...linksTo(sources, users)];
}

function bodyLines(sources: FactSources): Phrase[][] {
  const users = operationsOf(sources).filter(({object}) => 'requestBody' in object);
  const types = users.flatMap(({id, object}) =>
    Object.keys(recordAt({document: object}, 'requestBody', 'content')).map((type) => ({id, type})),
  );
  return [...new Set(types.map(({type}) => type))].map((type): Phrase[] => [
    [buildInlineCode('Content-Type')],
    [
      buildText('With '),
      ...linksTo(
        sources,
        users.filter(({id}) => types.some((it) => it.id === id && it.type === type)),
      ),
    ],
    [buildInlineCode(type)],
  ]);
}

function linksTo({pages}: FactSources, operations: readonly OperationFacts[]): Phrase {
  return joined(operations.map(({id, summary}) => linkToOperation(id, summary, pages)));
}

function joined(phrases: readonly Phrase[]): Phrase {
  return phrases.flatMap((it, index) => (index === 0 ? it : [buildText(', '), ...it]));
}
