import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {contentFingerprint} from '../../../reproducible-build';
import {readContract, type Contract} from '../contract/readContract';
import {expandTags} from '../../../page-tags';
import {defineContractTags} from './defineContractTags';
import {readExchanges} from './readExchanges';
import {readOperationPages} from './readOperationPages';

/** `fingerprint` changes with the contract: it makes the bundler compile the pages again. */
type ContractDrawingsOptions = {
  readonly contractPath: string;
  readonly fingerprint: string;
};

const TAGS = /<(?:FactTable|StateTable|OperationsTable|OperationsList|ErrorCatalogue|Lifecycle)\b/;

/** The interface of OpenAI clients, whose rules for another try stand beside the service's. */
const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

const readings = new Map<string, Promise<Contract>>();

/**
 * A remark plugin that draws tables and pictures from the contract: `<FactTable of>`,
 * `<StateTable of>`, `<OperationsTable>`, `<OperationsList>`, `<ErrorCatalogue>` and `<Lifecycle of>`. It has to run before Docusaurus' own
 * plugins, which collect the table of contents.
 *
 * @param options where the contract is
 * @returns a transformer; it throws ContentError for every mistake in a page's tags
 */
export function remarkContractDrawings(options: ContractDrawingsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!TAGS.test(String(file.value))) return;
    const siteDir = file.cwd;
    const contract = await readOnce(siteDir, options.contractPath);
    const definitions = defineContractTags({
      contract,
      openAi: await readOnce(siteDir, OPENAI_CONTRACT),
      pages: readOperationPages(siteDir),
      readExchanges: (ids) => readExchanges(siteDir, ids),
    });
    expandTags(tree, file, definitions);
  };
}

/** Checking the contract takes longer than reading it, so it happens once for each state of the files. */
function readOnce(siteDir: string, contractPath: string): Promise<Contract> {
  const state = `${contractPath} ${contentFingerprint(siteDir, [path.dirname(contractPath)])}`;
  const reading = readings.get(state) ?? readContract(contractPath, siteDir);
  readings.set(state, reading);
  return reading;
}
