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
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {parsePage, readPages} from '@site/src/plugins/checks';
import {readQuestions} from '@site/src/plugins/open-questions';
import {writeMark, SHOWS} from '@site/src/plugins/open-questions/build/writeMark';
import {readContract} from '@site/src/plugins/reference';
import {pageExpansions} from '@site/src/site/pageExpansions';

const SITE = process.cwd();
const ANSWERS = {
  'rate-limit': '61 requests a minute',
  'tier-memory': '17 GB, 41 GB, and 83 GB',
  'llm-base-url': 'https://llm.example.com/v1',
};

/** A copy of the site whose register has answers. */
const copy = mkdtempSync(path.join(tmpdir(), 'answers-'));

beforeAll(() => {
  for (const name of readdirSync(SITE)) {
    if (name !== 'contract') symlinkSync(path.join(SITE, name), path.join(copy, name));
  }
  cpSync(path.join(SITE, 'contract'), path.join(copy, 'contract'), {recursive: true});
  const file = path.join(copy, 'contract/open-questions.yaml');
  const text = Object.entries(ANSWERS).reduce(
    (register, [id, answer]) => {
      const entry = `    - id: ${id}\n`;
      expect(register).toContain(entry);
      return register.replace(entry, `${entry}      answer: ${answer}\n      source: a test\n`);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
});

afterAll(() => {
  rmSync(copy, {recursive: true});
});

/** Processes every page as the build does. Returns its text and the addresses of its links. */
async function renderPages(siteDir: string): Promise<Map<string, string>> {
  const plugins = pageExpansions(siteDir);
  const {sources} = await readPages(SITE);
  const drawn = new Map<string, string>();
  for (const {page} of sources.map(parsePage)) {
    if (!page) continue;
    const tree = structuredClone(page.tree);
    const file = new VFile({
      cwd: siteDir,
      path: path.join(siteDir, page.file),
      value: page.text,
      data: {frontMatter: parse(page.yaml?.value ?? '')},
    });
    await unified().use({plugins}).run(tree, file);
    const links: string[] = [];
    visit(tree, 'link', ({url}) => void links.push(url));
    drawn.set(page.file, `${toString(tree)}\n${links.join('\n')}`);
  }
  return drawn;
}

it('three answers replace their open questions, on every page and in the contract', async () => {
  const questions = readQuestions(SITE).filter(({id}) => Object.hasOwn(ANSWERS, id));
  const before = await renderPages(SITE);
  const after = await renderPages(copy);
  const contracts = await Promise.all(
    [SITE, copy].map(async (site) =>
      JSON.stringify((await readContract('contract/openapi.yaml', site)).document),
    ),
  );
  before.set('the contract', contracts[0] ?? '');
  after.set('the contract', contracts[1] ?? '');
  for (const question of questions) {
    const answer = new Map(Object.entries(ANSWERS)).get(question.id) ?? '';
    const address = `#open-${question.id}`;
    const places = [...before].filter(([, text]) => text.includes(address)).map(([file]) => file);
    console.log(`${question.id}: ${places.join(', ')}`);
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(after.get(place), place).toContain(answer);
    expect([...before.values()].join('\n')).not.toContain(answer);
    const later = [...after.values()].join('\n');
    expect(later).not.toContain(address);
    for (const show of SHOWS.filter((it) => it !== 'value')) {
      const old = writeMark(question, show).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
      expect(later).not.toContain(old);
    }
  }
});
