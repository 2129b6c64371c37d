import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {buildInlineCode, buildTable, buildText, parsePhrase, type Phrase} from '../../../page-tags';
import {factAt, recordAt} from './factAt';
import type {FactSources, FactTable} from './FactSources';
import {type ContextFacts, FACTS, readFact, type Right} from './factSchemas';

const ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const;

/** The contexts, one in each row. */
export const contexts: FactTable = (sources) =>
  buildTable(
    ['Context', 'How', 'What you create belongs to'],
    contextsOf(sources).map((it) => [it.context, it.header, it.belongsTo].map(parsePhrase)),
  );

/** The contexts side by side, one in each column. */
export const contextsCompared: FactTable = (sources) => {
  const lines: readonly (readonly [string, Exclude<keyof ContextFacts, 'fields'>])[] = [
    ['Header', 'header'],
    ['API key', 'key'],
    ['You need', 'needs'],
    ['What you create belongs to', 'belongsTo'],
    ['Who sees it', 'seenBy'],
  ];
  const all = contextsOf(sources);
  return buildTable(
    ['What', ...all.map(({context}) => `${context} context`)],
    lines.map(([what, key]) => [[buildText(what)], ...all.map((it) => parsePhrase(it[key]))]),
  );
};

/** Which fields of an app say who owns it. */
export const ownership: FactTable = (sources) => {
  const all = contextsOf(sources);
  const names = Object.keys(all[0]?.fields ?? {});
  return buildTable(
    ['Field of an app', ...all.map(({context}) => `${context} app`)],
    names.map((name) => [
      [buildInlineCode(name)],
      ...all.map(({fields}) => parsePhrase(fields[name] ?? '')),
    ]),
  );
};

/** What each role may do. */
export const roles: FactTable = ({contract}) => {
  const rights = readFact(
    FACTS['x-rights'],
    factAt(contract, 'x-enumerations', 'TeamRole', 'x-rights'),
  );
  return buildTable(
    ['Action in the team context', ...ROLES],
    (rights ?? []).map((it) => [
      [buildText(it.action)],
      ...ROLES.map((role) => phraseOf(it[role])),
    ]),
  );
};

/** When billing starts, continues and pauses. */
export const billing: FactTable = ({contract}) => {
  const steps = readFact(
    FACTS['x-billing'],
    factAt(contract, 'components', 'schemas', 'AppStatus', 'x-billing'),
  );
  return buildTable(
    ['What you do', 'The app is', 'Billing'],
    (steps ?? []).map((it) => [
      parsePhrase(it.you),
      it.states.flatMap((state, index) => [
        ...(index === 0 ? [] : [buildText(', then ')]),
        buildInlineCode(state),
      ]),
      [buildText(it.billing)],
    ]),
  );
};

/** Every state of a job, and what a program does in it. Some end the wait; all others and unknown states do not. */
export const endOfWait: FactTable = ({contract}) => {
  const jobStatus = ['components', 'schemas', 'JobStatus'];
  const rule = readFact(FACTS['x-wait'], factAt(contract, ...jobStatus, 'x-wait'));
  const ends = Object.entries(rule?.ends ?? {}).map(([state, then]): Phrase[] => [
    [buildInlineCode(state)],
    parsePhrase(then),
  ]);
  const values: unknown = factAt(contract, ...jobStatus, 'enum');
  const waiting = (Array.isArray(values) ? values.map(String) : [])
    .filter((state) => !Object.hasOwn(rule?.ends ?? {}, state))
    .flatMap((state) => [buildInlineCode(state), buildText(', ')]);
  return buildTable(
    ['Status', 'What your program does'],
    [...ends, [[...waiting, buildText('or one you do not know')], parsePhrase(rule?.else ?? '')]],
  );
};

/** The formats of times, and the fields that use each format. */
export const times: FactTable = ({contract}) => {
  const schemas = recordAt(contract, 'components', 'schemas');
  const lines = Object.entries(schemas).flatMap(([name, schema]): Phrase[][] => {
    const time = readFact(FACTS['x-time'], schema['x-time']);
    if (!time) return [];
    const fields = fieldsOf(schemas, `#/components/schemas/${name}`).flatMap((field, index) => [
      buildText(index === 0 ? ' ' : ', '),
      buildInlineCode(field),
    ]);
    const where = [buildText(time.of), ...fields];
    return [[where, [buildInlineCode(time.form)], [buildInlineCode(time.example)]]];
  });
  return buildTable(['Where', 'Form', 'Example'], lines);
};

/** The known inputs of a job. */
export const inputs: FactTable = ({contract}) => {
  const fields = Object.entries(
    recordAt(contract, 'components', 'schemas', 'JobInput', 'properties'),
  );
  return buildTable(
    ['Input', 'Type', 'Example'],
    fields.map(([name, {type, 'x-input': example}]) => [
      [buildInlineCode(name)],
      [buildText(type === 'string' ? 'text' : String(type))],
      [buildInlineCode(JSON.stringify(readFact(FACTS['x-input'], example)))],
    ]),
  );
};

/** What an update cannot change, and what to do instead. */
export const fixedParts: FactTable = ({contract}) => {
  const parts = readFact(
    FACTS['x-fixed'],
    factAt(contract, 'components', 'schemas', 'UpdateApp', 'x-fixed'),
  );
  return buildTable(
    ['Part', 'Instead'],
    (parts ?? []).map(({field, part, instead}) => [
      field === undefined ? parsePhrase(part ?? '') : [buildInlineCode(field)],
      parsePhrase(instead),
    ]),
  );
};

function contextsOf({contract}: FactSources): readonly ContextFacts[] {
  return (
    readFact(
      FACTS['x-contexts'],
      factAt(contract, 'components', 'parameters', 'TeamId', 'x-contexts'),
    ) ?? []
  );
}

function phraseOf(right: Right): Phrase {
  if (typeof right === 'string') return parsePhrase(right);
  const mark: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Unknown',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: right.question},
      {type: 'mdxJsxAttribute', name: 'show', value: 'value'},
    ],
    children: [],
  };
  return [mark];
}

function fieldsOf(schemas: ReturnType<typeof recordAt>, reference: string): string[] {
  const names = Object.values(schemas).flatMap((schema) =>
    Object.entries(recordAt({document: schema}, 'properties'))
      .filter(([, {$ref}]) => $ref === reference)
      .map(([name]) => name),
  );
  return [...new Set(names)];
}
