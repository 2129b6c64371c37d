import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readAttribute, readPages} from '@site/src/content/mdx';
import {listIds} from '@site/src/content/checks/ids';
import {CONTRACTS} from '@site/src/contract/openapi';
import {FACTS, readFacts, readQuestions, readSources} from '@site/src/contract/registries';

const SITE = process.cwd();

/** Lists the ids that pages show, and those that pages, facts and contracts name. */
async function listUsedIds(): Promise<Set<string>> {
  const used: string[] = [];
  const pages = (await readPages(SITE)).pages;
  for (const {tree} of pages) {
    visit(tree, (node) => {
      const ids = readAttribute(node, 'id') ?? readAttribute(node, 'of') ?? '';
      used.push(...ids.split(', '));
    });
  }
  const files = [FACTS, ...CONTRACTS.map(({file}) => file)];
  const documents = files.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  for (const {yaml} of pages) if (yaml) documents.push(yaml);
  used.push(...documents.flatMap((document) => listIds(document)).map(({id}) => id));
  return new Set(used);
}

test('every fact, question and source is used', async () => {
  const used = await listUsedIds();
  const code = readFileSync('docusaurus.config.ts', 'utf8');
  const entries = [...readFacts(SITE), ...readQuestions(SITE), ...readSources(SITE)];
  const unused = entries.filter(({id}) => !used.has(id) && !code.includes(`'${id}'`));
  expect(unused.map(({id}) => id)).toEqual([]);
});
