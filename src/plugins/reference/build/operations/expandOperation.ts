import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {ContentError} from '../../../problems';
import {contentFingerprint} from '../../../built-pages';
import {CONTRACT, readReference, type Reference} from './renderPages';
import type {GeneratedBlock} from './mdastNodes';
import {renderOperation} from './renderOperation';

/** The folder of the site. */
type Options = {
  readonly siteDir: string;
};

/**
 * A remark plugin that replaces `<Operation />` with the operation that the front matter names. It has
 * to run before the default plugins, so that they process the headings, links and code that it adds.
 *
 * @param options the folder of the site
 * @returns a transformer that throws ContentError for an operation the contract does not have
 */
export default function expandOperation({siteDir}: Options) {
  return async (root: Root, file: VFile): Promise<void> => {
    const index = root.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Operation',
    );
    if (index < 0) return;
    const relative = path.relative(siteDir, file.path);
    const id = readOperationId(file.data.frontMatter);
    const {operations} = await readCurrentReference(siteDir);
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) {
      const problem = `places <Operation /> for "${id ?? ''}", which the contract does not have`;
      const fix = `name one of ${operations.map((it) => it.id).join(', ')} in the front matter`;
      throw new ContentError([{place: `${relative}:1:1`, problem, fix}]);
    }
    root.children = [
      ...root.children.filter((node, at) => at < index || !isDrawn(node)),
      ...renderOperation(operation, root.children.slice(index + 1).filter(isDrawn)),
    ];
  };
}

/** Distinguishes the rendered content of a page from its ESM code, which stays where it is. */
function isDrawn(node: RootContent): node is GeneratedBlock {
  return node.type !== 'mdxjsEsm';
}

function readOperationId(frontMatter: unknown): string | undefined {
  const isNamed =
    typeof frontMatter === 'object' && frontMatter !== null && 'operation' in frontMatter;
  return isNamed ? String(frontMatter.operation) : undefined;
}

let cached: {readonly stamp: string; readonly reference: Promise<Reference>} | undefined;

/** Reads the contract again only when a file has changed: reading is slower than rendering, and eight pages need it. */
function readCurrentReference(siteDir: string): Promise<Reference> {
  const stamp = siteDir + contentFingerprint(siteDir, [path.dirname(CONTRACT)]);
  if (cached?.stamp !== stamp) cached = {stamp, reference: readReference(siteDir)};
  return cached.reference;
}
