import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Pluggable} from 'unified';
import {runChecks} from '../content/checks/runChecks';
import {expandPage, parsePage, remarkComponents, type Components} from '../content/mdx';
import {readMockContract} from '../contract/mock/readMockContract';
import {
  buildMockServer,
  mockServerComponents,
  programComponents,
  writeFence,
} from '../plugins/console';
import type {AgentText} from '../plugins/copies';
import {readReference, referenceComponents} from '../plugins/reference';
import type {Problem} from '../files';
import {factComponents} from '../content/components/facts';
import {questionComponents} from '../content/components/questions';
import {readFacts, readQuestions} from '../contract/registries';

/**
 * The remark plugin that expands components and code. All plugins that compile pages use it. In `npm start`, files change
 * while it runs, and a page shows the problems in it instead of its content; a build has checked all pages before.
 */
export function pageExpansion(siteDir: string): Pluggable {
  const isLive = process.env.NODE_ENV === 'development';
  let reading: Promise<Components> | undefined;
  const readOnce = () => (reading ??= readComponents(siteDir));
  const read = isLive ? () => readComponents(siteDir) : readOnce;
  return remarkComponents({read, renderFence: writeFence, isLive});
}

/**
 * Reads the components that become MDX.
 *
 * @throws ContentError when a contract or a registry cannot be read
 */
async function readComponents(siteDir: string): Promise<Components> {
  const {operations} = (await readMockContract(siteDir)).data;
  return {
    ...referenceComponents(await readReference(siteDir)),
    ...factComponents(readFacts(siteDir)),
    ...questionComponents(readQuestions(siteDir)),
    ...mockServerComponents(await buildMockServer(siteDir), operations),
    ...programComponents(siteDir),
  };
}

/**
 * Reads a text that only programs read, such as `agents`. Its components become Markdown, as on pages.
 *
 * @throws ContentError when it, a contract or a registry cannot be read
 */
export async function readAgentText(siteDir: string, name: string): Promise<AgentText> {
  const file = `docs/_for-agents/${name}.mdx`; // no page, because of the `_`
  const page = parsePage({file, text: readFileSync(path.join(siteDir, file), 'utf8')});
  const tree = await expandPage(page, await readComponents(siteDir));
  return {title: String(page.frontMatter.title), tree};
}

/** Lists every problem in pages, contracts, registries and samples, in the order of files and lines. */
export function checkContent(siteDir: string): Promise<Problem[]> {
  return runChecks(siteDir, () => readComponents(siteDir));
}
