import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readContract} from '../contract/readContract';
import {readOperationPages} from '../operations/readOperationPages';
import {expandTags} from '../../../page-tags';
import {defineContractTags} from './defineContractTags';
import {readExchanges} from './readExchanges';

/** `fingerprint` changes with the contract, so that the bundler compiles the pages again. */
type ContractDrawingsOptions = {
  readonly contractPath: string;
  readonly fingerprint: string;
};

const TAGS = /<(?:FactTable|StateTable|OperationsTable|OperationsList|ErrorCatalogue|Lifecycle)\b/;

/** The contract of the OpenAI-compatible interface. The table of retries shows its rules beside the service's. */
const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

/**
 * A remark plugin that renders tables and drawings from the contract: `<FactTable of>`, `<StateTable of>`,
 * `<OperationsTable>`, `<OperationsList>`, `<ErrorCatalogue>` and `<Lifecycle of>`. It has to run before Docusaurus'
 * own plugins, which collect the table of contents.
 *
 * @param options where the contract is
 * @returns a transformer; it throws ContentError for every mistake in a page's tags
 */
export function remarkContractDrawings(options: ContractDrawingsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!TAGS.test(String(file.value))) return;
    const siteDir = file.cwd;
    const contract = await readContract(options.contractPath, siteDir);
    const definitions = defineContractTags({
      contract,
      openAi: await readContract(OPENAI_CONTRACT, siteDir),
      pages: readRoutes(siteDir),
      readExchanges: (ids) => readExchanges(siteDir, ids),
    });
    expandTags(tree, file, definitions);
  };
}

/** Maps each operation to the route of its page. `checkReference` checks that every operation has one. */
function readRoutes(siteDir: string): ReadonlyMap<string, string> {
  const pages = readOperationPages(siteDir, ['api']);
  return new Map(pages.flatMap(({operation, route}) => (operation ? [[operation.id, route]] : [])));
}
