import {ContentError} from '../../../problems';
import {readContract, type Contract} from '../contract/readContract';
import {readMovedAnchors, readPublishedAnchors} from './anchorFiles';
import {buildOperations} from './buildOperations';
import {checkAnchors, type RenderedPage} from './checkAnchors';
import {checkFieldsRendered} from './checkFieldsRendered';
import {checkOperationPages} from './checkOperationPages';
import {listAnchors} from './listAnchors';
import type {Operation} from './Operation';
import {readOperationPages} from './readOperationPages';
import {renderOperation} from './renderOperation';

/** The contract that pages are rendered from, relative to the site's folder. */
export const CONTRACT = 'contract/openapi.yaml';

/** The folders whose pages may render an operation. */
export const PAGE_FOLDERS = ['api', 'docs'] as const;

/** A contract with its operations. */
export type Reference = {
  readonly contract: Contract;
  readonly operations: readonly Operation[];
};

/**
 * Reads the contract and everything that pages need from it.
 *
 * @param siteDir the folder of the site
 * @throws ContentError with every mistake in the contract
 */
export async function readReference(siteDir: string): Promise<Reference> {
  const contract = await readContract(CONTRACT, siteDir);
  return {contract, operations: buildOperations(contract)};
}

/**
 * Lists the anchors of every page: those of its own headings, and those of the operation that it renders.
 *
 * @param siteDir the folder of the site
 * @param reference from `readReference`
 */
export function renderPages(siteDir: string, {operations}: Reference): RenderedPage[] {
  return readOperationPages(siteDir, PAGE_FOLDERS).map(({file, route, operation, headings}) => {
    const found = operations.find(({id}) => id === operation?.id);
    const drawn = found ? listAnchors(renderOperation(found)) : [];
    return {file, route, anchors: [...headings, ...drawn], isReference: found !== undefined};
  });
}

/**
 * Compares pages, contract and published anchors with one another.
 *
 * @param siteDir the folder of the site
 * @param reference from `readReference`
 * @throws ContentError with everything that does not match
 */
export function checkReference(siteDir: string, reference: Reference): void {
  const {contract, operations} = reference;
  const pages = readOperationPages(siteDir, PAGE_FOLDERS);
  const drawn = operations
    .filter(({id}) => pages.some(({operation}) => operation?.id === id))
    .map((operation) => ({operation, anchors: listAnchors(renderOperation(operation))}));
  const problems = [
    ...checkOperationPages(operations, pages, contract.placeOf),
    ...checkFieldsRendered(contract.document, drawn, contract.placeOf),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  // Checked last: a page without its operation would be reported as having lost all its anchors.
  const lost = checkAnchors(
    renderPages(siteDir, reference),
    readPublishedAnchors(siteDir),
    readMovedAnchors(siteDir),
  );
  if (lost.length > 0) throw new ContentError(lost);
}
