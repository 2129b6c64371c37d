import {cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Problem} from '@site/src/plugins/problems';
import {checkContent} from '@site/src/site/content';
import {replaceIn} from '../../helpers/replaceIn';
import {FILE_MISTAKES, FRONT_MATTER_MISTAKES, writeFrontMatter} from './inFiles';
import {TEXT_MISTAKES} from './inText';

const LEFT_OUT = [
  '.scratch',
  '.git',
  '.docusaurus',
  'bench',
  'build',
  'node_modules',
  'test-results',
  'tests',
];

const copies: string[] = [];

afterAll(() => Promise.all(copies.map((copy) => rm(copy, {recursive: true}))));

/** Copies the site, makes mistakes in the copy, and returns what the check of all content reports. */
async function check(makeMistakes: (copy: string) => Promise<void>): Promise<Problem[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'mistakes-'));
  copies.push(copy);
  const names = (await readdir('.')).filter((name) => !LEFT_OUT.includes(name));
  await Promise.all(names.map((name) => cp(name, path.join(copy, name), {recursive: true})));
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  await makeMistakes(copy);
  return checkContent(copy);
}

const tell = ({problem, fix}: Problem): string => `${problem} | ${fix}`;

/** The pages of mistakes in text and front matter: what is wrong, the page, and the messages. */
const PAGES = [
  ...TEXT_MISTAKES.map(([what, text, ...messages], at) => {
    const name = `text-${at}`;
    return {what, name, source: `${writeFrontMatter(name)}${text}\n`, messages};
  }),
  ...FRONT_MATTER_MISTAKES.map(([what, before, after, ...messages], at) => {
    const name = `front-matter-${at}`;
    const source = `${writeFrontMatter(name).replace(before, after)}Words.\n`;
    return {what, name, source, messages};
  }),
];

/** Pages that cannot be read hide what follows from them, so registers are tried apart. */
const isRegister = ([, file]: (typeof FILE_MISTAKES)[number]): boolean =>
  file.startsWith('contract/');

describe.each([
  {of: 'pages', pages: PAGES, files: FILE_MISTAKES.filter((it) => !isRegister(it))},
  {of: 'registers', pages: [], files: FILE_MISTAKES.filter(isRegister)},
])('of many mistakes in $of at once', ({pages, files}) => {
  let problems: readonly Problem[] = [];
  /** The problems that no test has expected. */
  const unexpected = new Set<Problem>();

  beforeAll(async () => {
    problems = await check(async (copy) => {
      for (const [, file, change] of files) {
        const where = path.join(copy, file);
        if (typeof change === 'object' && !(change instanceof Uint8Array)) {
          await replaceIn(where, ...change);
          continue;
        }
        await mkdir(path.dirname(where), {recursive: true});
        await writeFile(where, change);
      }
      for (const {name, source} of pages) {
        await writeFile(path.join(copy, 'docs', `${name}.mdx`), source);
      }
      const ids = pages.map(({name}) => `'${name}', `).join('');
      await replaceIn(path.join(copy, 'sidebars.ts'), 'guides: [', `guides: [${ids}`);
    });
    for (const problem of problems) unexpected.add(problem);
  });

  it.each(pages)('$what is reported', ({name, messages}) => {
    const file = `docs/${name}.mdx:`;
    const own = problems.filter(({place}) => place.startsWith(file));
    own.forEach((it) => unexpected.delete(it));
    const told = own.map((it) => `${it.place.slice(file.length)} ${tell(it)}`);
    expect(told).toEqual(messages.map((start) => expect.stringContaining(start) as string));
  });

  it.each(files.map(([what, , , ...reports]) => ({what, reports})))(
    '$what is reported',
    ({reports}) => {
      for (const report of reports) {
        const own = problems.filter((it) =>
          [it.place, it.place.replace(/\d+:\d+$/, '')].some((place) =>
            `${place} ${tell(it)}`.startsWith(report),
          ),
        );
        own.forEach((it) => unexpected.delete(it));
        expect(own, report).toHaveLength(1);
      }
    },
  );

  it('nothing else is', () => {
    expect([...unexpected]).toEqual([]);
  });
});

it('a page that cannot be read is told once, and nothing that it places, links to or is linked from', async () => {
  const problems = await check(async (copy) => {
    await replaceIn(path.join(copy, 'docs/gpu-tiers.mdx'), '\n## ', '\nSend {"a": 1.\n\n## ');
    await replaceIn(
      path.join(copy, 'docs/intro.mdx'),
      'title: Introduction',
      'title: RunGen: start',
    );
  });
  expect(problems.map(({place, problem}) => `${place} ${problem}`)).toEqual([
    expect.stringMatching(/^docs\/gpu-tiers\.mdx:\d+:\d+ cannot be read: /),
    expect.stringMatching(
      /^docs\/intro\.mdx:2:8 has "title: RunGen: start", which is not valid YAML/,
    ),
  ]);
});

it('the anchor of a heading that is renamed is told once, with the new one and every link to the old', async () => {
  const page = 'docs/tutorial-basics/update-an-app.mdx';
  const problems = await check((copy) =>
    replaceIn(path.join(copy, page), '{/* #stop */}', '{/* #pause */}'),
  );
  const told = problems.map((it) => `${it.place} ${tell(it)}`);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(new RegExp(`^${page}:\\d+:1 no longer has the anchor "stop", `));
  expect(told[0]).toMatch(
    /to which (?:[\w/.-]+:\d+:\d+(?:, )?){4,} link \| if it is "pause" now, put <OldAnchor id="stop" \/> .*; write #pause in the links$/,
  );
});

it('a contract that is not valid YAML is reported with the mistakes of pages, and with nothing that follows from it', async () => {
  const problems = await check(async (copy) => {
    await replaceIn(path.join(copy, 'contract/openapi.yaml'), '\npaths:', '\npaths: [');
    await replaceIn(path.join(copy, 'docs/intro.mdx'), '\n## ', '\nSend {"a": 1.\n\n## ');
  });
  expect(problems.map(({problem}) => problem)).toEqual([
    expect.stringContaining('cannot be read: '),
    expect.stringMatching(/^has "post:", which is not valid YAML: /),
  ]);
});

it('a reference of the contract that leads nowhere is reported at its place, without what follows on pages', async () => {
  const problems = await check((copy) =>
    replaceIn(
      path.join(copy, 'contract/openapi.yaml'),
      "'#/components/schemas/",
      "'#/components/schemata/",
    ),
  );
  const told = problems.map(({place, problem}) => `${place} ${problem}`);
  expect(told).toContainEqual(expect.stringContaining("Can't resolve $ref"));
  expect(told.filter((line) => !/^contract\/openapi\.yaml:\d+:\d+ /.test(line))).toEqual([]);
});

it('bytes that an editor or Git on another system has changed are told by name, and nothing else is', async () => {
  const edits: readonly (readonly [string, (text: string) => string | Buffer, string])[] = [
    ['api/intro.mdx', (it) => it.replaceAll('\n', '\r\n'), '1:4 has the line ends of Windows'],
    ['contract/openapi.yaml', (it) => `\uFEFF${it}`, '1:1 starts with a byte order mark'],
    ['samples/curl/chat.sh', (it) => it.replace('\n', '\0\n'), 'holds a NUL character'],
    ['docs/intro.mdx', (it) => Buffer.from(`Caf\xe9\n${it}`, 'latin1'), '1:4 is not UTF-8'],
  ];
  const problems = await check(async (copy) => {
    for (const [name, edit] of edits) {
      const file = path.join(copy, name);
      await writeFile(file, edit(await readFile(file, 'utf8')));
    }
  });
  const told = problems.map(({place, problem}) => `${place} ${problem}`);
  expect(told).toHaveLength(edits.length);
  for (const [name, , message] of edits) {
    expect(told.find((it) => it.startsWith(name))).toContain(message);
  }
});

it('a contract that is no OpenAPI or contains itself is told with its place, and nothing else is', async () => {
  const ring = "    LoopA:\n      $ref: '#/components/schemas/LoopA'\n";
  for (const [change, message] of [
    [() => '', '1:1 is not an OpenAPI 3.1 document'],
    [(it) => it.replace('openapi: 3.1', 'openapi: 2.0'), '1:1 is not an OpenAPI 3.1 document'],
    [
      (it) => it.replace('\n  schemas:\n', `\n  schemas:\n${ring}`),
      ':5 "#/components/schemas/LoopA" contains itself',
    ],
  ] satisfies [(text: string) => string, string][]) {
    const problems = await check(async (copy) => {
      const file = path.join(copy, 'contract/openapi.yaml');
      await writeFile(file, change(await readFile(file, 'utf8')));
    });
    expect(problems).toHaveLength(1);
    expect(problems.map((it) => `${it.place} ${it.problem}`).join()).toContain(message);
  }
});

it('a type that does not exist is told at its place in the contract', async () => {
  const problems = await check((copy) =>
    replaceIn(path.join(copy, 'contract/openapi.yaml'), 'type: integer', 'type: intger'),
  );
  expect(problems.map(tell).join()).toContain('did you mean "integer"?');
  expect(problems.filter(({place}) => !/^contract\/openapi\.yaml:\d+:\d+$/.test(place))).toEqual(
    [],
  );
});

it('an operation that is added needs its part of the contract, a page, a line in the sidebar, and its sources', async () => {
  const route = '/app/{app_id}/logs';
  const problems = await check(async (copy) => {
    const inCopy = (file: string): string => path.join(copy, file);
    await replaceIn(
      inCopy('contract/openapi.yaml'),
      '  /app/{app_id}/run_async:\n',
      `  ${route}:
    parameters:
      - $ref: '#/components/parameters/AppId'
      - $ref: '#/components/parameters/TeamId'
    get:
      operationId: getLogs
      x-source: [A0]
      tags: [Apps]
      summary: Get logs
      description: Returns the last lines that an app has written.
      x-access: Anyone with a valid API key who has access to the app.
      x-effects: Changes nothing and starts no billing.
      responses:
        '200':
          description: The lines, the last one at the end.
          content:
            application/json:
              schema:
                type: object
                description: The lines.
                required: [data]
                properties:
                  data:
                    type: array
                    description: Lines of text.
                    items: {type: string}
              examples:
                twoLines:
                  summary: Two lines
                  value: {data: [The model loads., The model is ready.]}
        '403':
          $ref: '#/components/responses/InvalidApiKey'
        default:
          $ref: '#/components/responses/NotPublished'
  /app/{app_id}/run_async:
`,
    );
    await writeFile(
      inCopy('api/apis/app/get-logs.mdx'),
      `---
title: Get logs
description: Reference of GET ${route}, which returns the last lines that an app has written, with every field.
kind: reference
sources: [A0]
operation: getLogs
related:
  - /api/apis/app/get-app
  - /docs/gpu-tiers
---

<Operation />
`,
    );
    const sidebar = "'apis/app/get-app',";
    await replaceIn(inCopy('sidebarsApi.ts'), sidebar, `${sidebar} 'apis/app/get-logs',`);
  });
  expect(problems).toEqual([]);
});
