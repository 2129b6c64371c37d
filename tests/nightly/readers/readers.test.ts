import {selectAll} from 'hast-util-select';
import {expect, test} from 'vitest';
import {copyFile, htmlFile, parseBuilt, readBuilt, sitemapRoutes} from '../../helpers/builtPages';
import {
  CONVERTERS,
  convertWithTurndown,
  listFences,
  openReaderView,
} from '../../helpers/converters';
import {titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {environment, type Language, LANGUAGES, missingFor} from '../../samples/languages';
import {startPractice} from '../../samples/mockServer';
import type {Start} from '../../samples/programs';

const ROUTES = sitemapRoutes();

test('a reader view has nearly every block of code', () => {
  let [found, wanted] = [0, 0];
  for (const route of ROUTES) {
    const view = convertWithTurndown(openReaderView(readBuilt(htmlFile(route)), route));
    const texts = new Set(listFences(view).map(({text}) => text));
    const fences = listFences(readBuilt(copyFile(route)));
    wanted += fences.length;
    found += fences.filter(({text}) => texts.has(text)).length;
  }
  expect(wanted).toBeGreaterThan(200);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});

test('a reader view has most headings of each page', () => {
  let [found, wanted] = [0, 0];
  for (const route of ROUTES) {
    const ids = selectAll('main h2[id]', parseBuilt(route)).map(({properties}) =>
      String(properties.id),
    );
    const view = openReaderView(readBuilt(htmlFile(route)), route);
    const kept = ids.filter((id) => view.includes(`id="${id}"`));
    wanted += ids.length;
    found += kept.length;
    expect(kept.length, route).toBeGreaterThanOrEqual(ids.length * 0.75);
  }
  expect(wanted).toBeGreaterThan(100);
  expect(found / wanted).toBeGreaterThanOrEqual(0.95);
});

/** Pages whose first programs run, and what there is before. */
const PAGES: readonly (readonly [route: string, start: Start])[] = [
  ['/api/apis/app/create-app', {}],
  ['/docs/tutorial-basics/run-a-job', {app: 'running'}],
  ['/docs/tutorial-basics/congratulations', {}],
];

/** The languages, by the names that pages have for them. */
const INTERPRETERS = [
  ['cURL', LANGUAGES[0]],
  ['Python', LANGUAGES[1]],
] as const;

const folder = makeFolder('readers-');

/** Runs the first program below a name against a mock server of its own. */
async function runFirst(markdown: string, name: string, language: Language, start: Start) {
  const program = listFences(markdown).find((fence) => fence.name === name);
  if (!program) throw new Error(`no program below the name "${name}"`);
  const server = await startPractice(start);
  try {
    const {code, stdout} = await runProgram(language.file, [...language.args, '-c', program.text], {
      cwd: folder,
      env: {...environment(), ...server.variables},
      limitMs: 120_000,
    });
    const apps = await fetch(`${server.url}/app`, {headers: {'x-api-key': 'practice'}});
    return {code, stdout: stdout.replaceAll(server.url, ''), apps: await apps.text()};
  } finally {
    await server.close();
  }
}

for (const [route, start] of PAGES) {
  for (const [name, language] of INTERPRETERS) {
    if (!language) throw new Error(`no interpreter of ${name}`);
    const reason = missingFor(language, 'whole-tutorial');
    test.skipIf(reason !== undefined)(
      titled(`converters find the ${name} program of ${route}`, reason),
      async () => {
        const wanted = await runFirst(readBuilt(copyFile(route)), name, language, start);
        expect(wanted.code, wanted.stdout).toBe(0);
        const html = readBuilt(htmlFile(route));
        for (const [converter, convert] of Object.entries(CONVERTERS)) {
          const found = await runFirst(convert(html, route), name, language, start);
          expect(found, converter).toEqual(wanted);
        }
      },
    );
  }
}
