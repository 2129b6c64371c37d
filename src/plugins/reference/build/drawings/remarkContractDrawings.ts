import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readContract} from '../contract/readContract';
import {readOperationPages} from '../operations/readOperationPages';
import {expandTags} from '../../../page-tags';
import {defineContractTags} from './defineContractTags';
import {readExchanges} from './readExchanges';

/** `fingerprint` changes with the contract: it makes the bundler compile the pages again. */
type ContractDrawingsOptions = {
  readonly contractPath: string;
  readonly fingerprint: string;
};

const TAGS = /<(?:FactTable|StateTable|OperationsTable|OperationsList|ErrorCatalogue|Lifecycle)\b/;

/** The interface of OpenAI clients, whose rules for another try stand beside the service's. */
const OPENAI_CONTRACT = 'contract/openai-compatible.yaml';

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

/** The page of each operation. That every operation has one is checked where the reference is drawn. */
function readRoutes(siteDir: string): ReadonlyMap<string, string> {
  const pages = readOperationPages(siteDir, ['api']);
  return new Map(pages.flatMap(({operation, route}) => (operation ? [[operation.id, route]] : [])));
}
