// cspell:disable: this file contains errors on purpose
import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {beforeAll, describe, expect, test} from 'vitest';
import {readTexts, type Problem} from '@site/src/files';
import {readMockContract} from '@site/src/contract/mock/readMockContract';
import {checkContent, readAgentText} from '@site/src/site/content';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {replaceIn} from '../../helpers/replaceIn';

/** What the checks read. The rest of a copy is the site itself. */
const COPIED = ['api', 'contract', 'docs', 'samples', 'src'];
const LINKED = ['node_modules', 'package.json', 'packages', 'scripts', 'static', 'tsconfig.json'];

async function copySite(edit: (copy: string) => Promise<void>): Promise<string> {
  const copy = makeFolder('checked-');
  await Promise.all(COPIED.map((name) => cp(name, path.join(copy, name), {recursive: true})));
  await Promise.all(LINKED.map((name) => symlink(path.resolve(name), path.join(copy, name))));
  await edit(copy);
  return copy;
}

function describeProblem({location, problem, rule = ''}: Problem): string {
  return `${location.replace(/:\d+:\d+$/, '')} ${rule}: ${problem}`;
}

type BrokenPage = {readonly rule: string; readonly text: string; readonly source?: string};

/** A page for each rule: its text, and the start of its problem. */
const BROKEN_PAGES = [
  {rule: 'front-matter', text: '', problem: 'has no front matter'},
  {rule: 'markup', text: '<div>A</div>', problem: '<div> is not allowed in pages'},
  {rule: 'names', text: 'Set `active_wrokers`.', problem: 'unknown name "active_wrokers"'},
  {rule: 'ids', text: 'A', problem: 'unknown id "Q9"', source: 'Q9'},
  {rule: 'links', text: '[A](/docs/intor)', problem: 'broken link "/docs/intor"'},
  {rule: 'components', text: '<Request operation="runJbo" />', problem: 'unknown operation='},
  {rule: 'components', text: '<Fact id="job-wiat" />', problem: 'unknown id="job-wiat"'},
  {rule: 'components', text: '<Picture prompt="A" width="9" />', problem: '<Picture> has no'},
];

function writeBrokenPage({rule, text, source = 'A0'}: BrokenPage): string {
  if (rule === 'front-matter') return 'A';
  const description = 'A page that was made for one problem, and for nothing else at all.';
  return `---
title: Page about ${rule}
description: ${description}
sources: [${source}]
---

${text}
`;
}

/** A new operation that no contract will have, and its page. */
const OPERATION = `  /app/{app_id}/new-path:
    get:
      operationId: getNewPath
      x-source: [A0]
      tags: [Apps]
      summary: Get new path
      description: Returns the last lines that an app has written.
      x-access: Anyone with a valid API key who has access to the app.
      x-effects: Changes nothing and starts no billing.
      parameters: [{$ref: '#/components/parameters/AppId'}]
      responses:
        '204': {description: There are no lines.}
        '403': {$ref: '#/components/responses/InvalidApiKey'}
        default: {$ref: '#/components/responses/NotPublished'}
`;
const OPERATION_PAGE = `---
title: Get new path
description: Returns the last lines of an app (GET /app/{app_id}/new-path).
sources: [A0]
operation: getNewPath
---

<Operation />
`;

async function removePages(copy: string): Promise<void> {
  for (const folder of ['docs', 'api', 'src/pages']) {
    await rm(path.join(copy, folder), {recursive: true});
    await mkdir(path.join(copy, folder));
  }
}

async function addOperation(copy: string): Promise<void> {
  const next = '  /app/{app_id}/run_async:\n';
  await replaceIn(path.join(copy, 'contract/openapi.yaml'), next, OPERATION + next);
  await mkdir(path.join(copy, 'api/apis'));
  await writeFile(path.join(copy, 'api/apis/new-path.mdx'), OPERATION_PAGE);
}

const EXAMPLE = 'docs/example.mdx';

const LINKED_PAGES = ['docs/tutorial-basics/create-an-app.mdx', 'api/intro.mdx'];

describe('of broken pages, a new operation, and the example page of CONTRIBUTING.md', () => {
  let problems: Problem[] = [];

  beforeAll(async () => {
    const [, example = ''] =
      /^```mdx\n(---\n.*?)^```$/ms.exec(await readFile('CONTRIBUTING.md', 'utf8')) ?? [];
    expect(example).toContain('<Request');
    const copy = await copySite(removePages); // `npm run check` reads them, and needs seconds
    for (const page of LINKED_PAGES) await cp(page, path.join(copy, page));
    await writeFile(path.join(copy, EXAMPLE), example);
    await addOperation(copy);
    for (const [index, page] of BROKEN_PAGES.entries()) {
      await writeFile(path.join(copy, `docs/page-${index}.mdx`), writeBrokenPage(page));
    }
    problems = await checkContent(copy);
  });

  test('reports a problem of each rule, and nothing in the new operation', () => {
    const expected = BROKEN_PAGES.map(
      ({rule, problem}, index) => `docs/page-${index}.mdx ${rule}: ${problem}`,
    );
    const isOfCheck = ({location}: Problem): boolean =>
      ![EXAMPLE, ...LINKED_PAGES].some((page) => location.startsWith(page));
    expect(problems.filter(isOfCheck).map(describeProblem).sort()).toEqual(
      expected.sort().map((start) => expect.stringContaining(start) as string),
    );
  });

  test('finds nothing in the example', () => {
    expect(problems.filter(({location}) => location.startsWith(EXAMPLE))).toEqual([]);
  });
});

test('a check that finds no page fails', async () => {
  const cwd = await copySite(removePages);
  const {code, output} = await runProgram('tsx', ['scripts/check-content.ts'], {cwd});
  expect([code, output]).toEqual([1, 'There is no page to check.\n']);
});

/** Adds a final status to a contract: jobs that take too long. */
async function addTimeout(contract: string): Promise<void> {
  await replaceIn(contract, 'FAILED, CANCELED]', 'FAILED, CANCELED, TIMED_OUT]');
  const transition = '        - {from: RUNNING, to: TIMED_OUT, by: The run takes too long}\n';
  const outcomes = '      x-outcomes:\n        TIMED_OUT: failure\n';
  await replaceIn(contract, '      x-outcomes:\n', transition + outcomes);
}

test('reports every location to edit for a new final status', async () => {
  const folder = await copySite((copy) => addTimeout(path.join(copy, 'contract/openapi.yaml')));
  const problems = await checkContent(folder);
  for (const {problem} of problems) expect(problem).toContain('TIMED_OUT');
  const files = new Set(problems.map(({location}) => location.split(':')[0]));
  const programs = (await readTexts('.', ['samples/*/*'])).filter(({text}) => {
    return text.includes('FAILED') && text.includes('CANCELED');
  });
  expect(programs.length).toBeGreaterThan(3);
  const written = ['contract/openapi.yaml', 'docs/tutorial-basics/retrieve-a-job.mdx'];
  expect([...files]).toEqual(
    expect.arrayContaining([...written, ...programs.map(({file}) => file)]),
  );
  const {tree} = await readAgentText(folder, 'agents');
  expect(toString(tree)).toContain('until COMPLETED, FAILED, CANCELED, or TIMED_OUT.');
  const {statuses} = (await readMockContract(folder)).data;
  expect(statuses.job.TIMED_OUT).toMatchObject({outcome: 'failure'});
});

test('reports a problem of the contract without what follows on pages', async () => {
  const copy = await copySite((folder) =>
    replaceIn(path.join(folder, 'contract/openapi.yaml'), 'type: integer', 'type: intger'),
  );
  const problems = await checkContent(copy);
  const files = new Set(problems.map(({location}) => location.split(':')[0]));
  expect([...files]).toEqual(['contract/openapi.yaml']);
});
