import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {listIds, readAttribute, readPages} from '@site/src/content/mdx';
import {CONTRACTS, loadContract} from '@site/src/contract/openapi';
import {readFacts, readQuestions, readSources} from '@site/src/contract/registries';

const SITE = process.cwd();

/** Lists the ids that pages place, and those that pages, facts and contracts name. */
async function listUsedIds(): Promise<Set<string>> {
  const used: string[] = [];
  for (const {tree, frontMatter} of (await readPages(SITE)).pages) {
    if (Array.isArray(frontMatter.sources)) used.push(...frontMatter.sources.map(String));
    visit(tree, (node) => {
      used.push(...listIds(readAttribute(node, 'id') ?? readAttribute(node, 'of')));
    });
  }
  for (const {file} of CONTRACTS) {
    const {listIdReferences} = await loadContract(SITE, file);
    used.push(...listIdReferences().map(({id}) => id));
  }
  for (const {source} of readFacts(SITE)) used.push(...source);
  return new Set(used);
}

it('has no fact, question or source that nothing uses', async () => {
  const used = await listUsedIds();
  const code = readFileSync('docusaurus.config.ts', 'utf8');
  const entries = [...readFacts(SITE), ...readQuestions(SITE), ...readSources(SITE)];
  const unused = entries.filter(({id}) => !used.has(id) && !code.includes(`'${id}'`));
  expect(unused.map(({id, location}) => `${location} ${id}`)).toEqual([]);
});
