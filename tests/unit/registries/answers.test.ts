import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {afterAll, expect, it} from 'vitest';
import {pageParser, readPages} from '@site/src/mdx';
import {readQuestions} from '@site/src/registries';
import {readReference} from '@site/src/plugins/reference';
import {pageExpansion} from '@site/src/site/content';

const SITE = process.cwd();
const FILE = 'contract/open-questions.yaml';

const OPEN = readQuestions(SITE).filter(({answer}) => answer === undefined);
const answerTo = (id: string): string => `the answer to ${id}`;

/** A copy of the site in whose registry every question has an answer. */
const copy = mkdtempSync(path.join(tmpdir(), 'answers-'));
for (const name of readdirSync(SITE)) {
  if (name !== 'contract') symlinkSync(path.join(SITE, name), path.join(copy, name));
}
cpSync(path.join(SITE, 'contract'), path.join(copy, 'contract'), {recursive: true});
const answered = readFileSync(FILE, 'utf8').replace(/^ +- id: (\S+)\n/gm, (entry, id: string) =>
  OPEN.some((question) => question.id === id)
    ? `${entry}      answer: ${answerTo(id)}\n      source: a test\n`
    : entry,
);
writeFileSync(path.join(copy, FILE), answered);

afterAll(() => rmSync(copy, {recursive: true}));

/** The text and the addresses of the links of every page, as a build makes them, and the contract. */
async function renderSite(siteDir: string): Promise<Map<string, string>> {
  const {contract} = await readReference(siteDir);
  const {paths, components} = contract; // `info` has links to open questions, which stay
  const texts = new Map([['the contract', JSON.stringify({paths, components})]]);
  const processor = pageParser().use([pageExpansion(siteDir)]);
  for (const {file, text, tree: read} of (await readPages(SITE)).pages) {
    const tree = structuredClone(read);
    const vfile = new VFile({
      cwd: siteDir,
      path: path.join(siteDir, file),
      value: text,
    });
    await processor.run(tree, vfile);
    const links: string[] = [];
    visit(tree, 'link', ({url}) => void links.push(url));
    texts.set(file, `${toString(tree)}\n${links.join('\n')}\n`);
  }
  return texts;
}

it('answers replace their open questions, on every page and in the contract', async () => {
  const before = await renderSite(SITE);
  const after = await renderSite(copy);
  const wrong = OPEN.flatMap(({id}) => {
    const mark = new RegExp(`#open-${id}\\b(?!-)`);
    const places = [...before].filter(([, text]) => mark.test(text)).map(([place]) => place);
    const silent = places.filter((place) => !after.get(place)?.includes(answerTo(id)));
    const open = [...after].filter(([, text]) => mark.test(text)).map(([place]) => place);
    return [
      ...silent.map((place) => `${place} has no answer to ${id}`),
      ...open.map((place) => `${place} still asks ${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});
