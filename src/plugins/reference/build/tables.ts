import type {Context, Document, Operation, Schema, Transition} from './contract';
import {listOperations} from './contract';
import {code, table} from '../../content';

/** What tables are drawn from. */
export type Site = {
  readonly contract: Document;
  /** The interface of OpenAI clients. */
  readonly openAi: Document;
  /** The page of each operation, by its ID. */
  readonly pages: ReadonlyMap<string, string>;
  /** Writes what a table cell says of an open question, or its answer. */
  readonly question: (id: string) => string;
};

type Table = (site: Site) => string;

/** Every table that a page can place with `<FactTable of>`, by its name. */
export const FACT_TABLES: Readonly<Record<string, Table>> = {
  billing: ({contract}) =>
    table(
      ['What you do', 'The app is', 'Billing'],
      (schema(contract, 'AppStatus')['x-billing'] ?? []).map(({you, states, billing}) => [
        you,
        states.map(code).join(', then '),
        billing,
      ]),
    ),
  contexts: ({contract}) =>
    table(
      ['Context', 'How', 'What you create belongs to'],
      contextsOf(contract).map(({context, header, belongsTo}) => [context, header, belongsTo]),
    ),
  'contexts-compared': ({contract}) => {
    const all = contextsOf(contract);
    const rows: readonly (readonly [string, Exclude<keyof Context, 'fields'>])[] = [
      ['Header', 'header'],
      ['API key', 'key'],
      ['You need', 'needs'],
      ['What you create belongs to', 'belongsTo'],
      ['Who sees it', 'seenBy'],
    ];
    return table(
      ['What', ...all.map(({context}) => `${context} context`)],
      rows.map(([what, key]) => [what, ...all.map((it) => it[key])]),
    );
  },
  'end-of-wait': ({contract}) => {
    const {enum: values = [], 'x-wait': wait} = schema(contract, 'JobStatus');
    const ends = wait?.ends ?? {};
    const waiting = values.map(String).filter((state) => !Object.hasOwn(ends, state));
    return table(
      ['Status', 'What your program does'],
      [
        ...Object.entries(ends).map(([state, then]) => [code(state), then]),
        [`${waiting.map(code).join(', ')}, or one you do not know`, wait?.else ?? ''],
      ],
    );
  },
  envelope: (site) =>
    table(
      ['Operation', 'Answer'],
      [
        ...listOperations(site.contract).flatMap((it) => {
          const text = it['x-envelope'];
          return text === undefined ? [] : [[linkTo(it, site), text]];
        }),
        [
          'Each error of [the list](/api/intro#error-list)',
          schema(site.contract, 'Error')['x-envelope'] ?? '',
        ],
      ],
    ),
  fixed: ({contract}) =>
    table(
      ['Part', 'Instead'],
      (schema(contract, 'UpdateApp')['x-fixed'] ?? []).map(({field, part = '', instead}) => [
        field === undefined ? part : code(field),
        instead,
      ]),
    ),
  headers,
  inputs: ({contract}) =>
    table(
      ['Input', 'Type', 'Example'],
      Object.entries(schema(contract, 'JobInput').properties ?? {}).map(
        ([name, {type, 'x-input': example}]) => [
          code(name),
          type === 'string' ? 'text' : String(type),
          code(JSON.stringify(example)),
        ],
      ),
    ),
  ownership: ({contract}) => {
    const all = contextsOf(contract);
    return table(
      ['Field of an app', ...all.map(({context}) => `${context} app`)],
      Object.keys(all[0]?.fields ?? {}).map((name) => [
        code(name),
        ...all.map(({fields}) => fields[name] ?? ''),
      ]),
    );
  },
  retries,
  'retry-answers': ({contract}) =>
    table(
      ['What you get', 'What it means', 'Do this'],
      contract['x-retry-answers'].map(({answers, means, then}) => [answers, means, then]),
    ),
  roles: ({contract, question}) => {
    const roles = ['OWNER', 'ADMIN', 'MEMBER'] as const;
    const rights = contract['x-enumerations'].TeamRole?.['x-rights'] ?? [];
    return table(
      ['Action in the team context', ...roles],
      rights.map((right) => [
        right.action,
        ...roles.map((role) => {
          const may = right[role];
          return typeof may === 'string' ? may : question(may.question);
        }),
      ]),
    );
  },
  times: ({contract}) =>
    table(
      ['Where', 'Form', 'Example'],
      Object.entries(contract.components.schemas).flatMap(([name, {'x-time': time}]) =>
        time
          ? [
              [
                `${time.of} ${fieldsOf(contract, `#/components/schemas/${name}`).map(code).join(', ')}`,
                code(time.form),
                code(time.example),
              ],
            ]
          : [],
      ),
    ),
};

/** Draws every value of an enumeration; for the states of an app or a job, with what leads on. */
export function stateTable({contract, pages}: Site, name: string): string {
  const states = contract.components.schemas[name] ?? contract['x-enumerations'][name];
  const {
    enum: values = [],
    'x-enum-meanings': meanings = {},
    'x-transitions': transitions,
  } = states ?? {};
  const rows = values.map(String).map((value) => [code(value), meanings[value] ?? '']);
  if (!transitions) return table(['Value', 'Meaning'], rows);
  const sentence = ({by, operation, to}: Transition): string => {
    const page = operation === undefined ? undefined : pages.get(operation);
    return `${page === undefined ? by : `[${by}](${page})`}${to === null ? '.' : `: ${code(to)}.`}`;
  };
  return table(
    ['Value', 'Meaning', 'What changes it'],
    rows.map(([value = '', meaning = ''], index) => {
      const state = String(values[index]);
      const next = transitions.filter(
        ({from}) => from === (states?.['x-aliases']?.[state] ?? state),
      );
      return [value, meaning, next.map(sentence).join(' ') || 'Nothing: this is an end.'];
    }),
  );
}

/** Draws one row for each operation. */
export function operationsTable(site: Site): string {
  return table(
    ['Operation', 'Method and path', 'What it does', 'Success'],
    listOperations(site.contract).map((it) => [
      linkTo(it, site),
      `**${it.method}** ${code(it.path)}`,
      it.description.split(/(?<=\.)\s/)[0] ?? '',
      Object.keys(it.responses)
        .filter((status) => status.startsWith('2'))
        .map((status) => (/^\d+$/.test(status) ? code(status) : `Any ${status}`))
        .join(', '),
    ]),
  );
}

/** @returns the name of an operation, as a link to its page */
export function linkTo({operationId, summary}: Operation, {pages}: Pick<Site, 'pages'>): string {
  const page = pages.get(operationId);
  return page === undefined ? summary : `[${summary}](${page})`;
}

/** Every header, when to send it, and its value. */
function headers(site: Site): string {
  const {contract} = site;
  const operations = listOperations(contract);
  const with_ = (users: readonly Operation[]): string =>
    `With ${users.map((it) => linkTo(it, site)).join(', ')}`;
  return table(
    ['Header', 'Send it', 'Value'],
    [
      ...Object.values(contract.components.securitySchemes).map((it) => [
        code(it.name),
        'With every request',
        it['x-value'],
      ]),
      [
        code('Content-Type'),
        with_(operations.filter(({requestBody}) => requestBody)),
        code('application/json'),
      ],
      ...Object.values(contract.components.parameters)
        .filter((it) => it.in === 'header')
        .map(({name, 'x-send': when, 'x-value': value = ''}) => [
          code(name),
          when ?? with_(operations.filter((it) => it.parameters.some((own) => own.name === name))),
          value,
        ]),
    ],
  );
}

/** Which requests may be sent again. Operations with the same rule and reason share a row. */
function retries(site: Site): string {
  const own = listOperations(site.contract).map((it) => ({
    rule: it['x-retry'],
    link: linkTo(it, site),
  }));
  const others = listOperations(site.openAi).map((it) => ({
    rule: it['x-retry'],
    link: `[${it.summary}](/api/llm-openai-compatibility#errors)`,
  }));
  const rows = new Map<string, {repeat: string; because: string; links: string[]}>();
  for (const {rule, link} of [...own, ...others]) {
    if (!rule) continue;
    const row = rows.get(rule.repeat + rule.because) ?? {...rule, links: []};
    rows.set(rule.repeat + rule.because, {...row, links: [...row.links, link]});
  }
  const order = ['Yes', 'Check first', 'No'];
  return table(
    ['Operation', 'Repeat it?', 'Because'],
    [...rows.values()]
      .sort((one, other) => order.indexOf(one.repeat) - order.indexOf(other.repeat))
      .map(({links, repeat, because}) => [links.join(', '), repeat, because]),
  );
}

function schema(contract: Document, name: string): Schema {
  const found = contract.components.schemas[name];
  if (!found) throw new Error(`the contract has no schema "${name}"`);
  return found;
}

function contextsOf({components}: Document): readonly Context[] {
  return components.parameters.TeamId?.['x-contexts'] ?? [];
}

/** The fields whose schema a reference names. */
function fieldsOf({components}: Document, $ref: string): string[] {
  const fields = Object.values(components.schemas).flatMap(({properties = {}}) =>
    Object.entries(properties).flatMap(([name, it]) => (it.$ref === $ref ? [name] : [])),
  );
  return [...new Set(fields)];
}
