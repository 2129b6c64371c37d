import {BRAND} from '@site/src/site/brand';
import {readContract} from '@site/src/plugins/reference/build/contract/readContract';
import {
  buildDownloads,
  type Download,
} from '@site/src/plugins/reference/build/operations/buildDownloads';

type Contract = Awaited<ReturnType<typeof readContract>>;

/** @returns the files that readers download, as the build publishes them, and the contract they are generated from */
export async function publishedFiles(): Promise<{
  readonly document: Contract['document'];
  readonly downloads: readonly Download[];
}> {
  const contract = await readContract('contract/openapi.yaml');
  const downloads = await buildDownloads(process.cwd(), BRAND.siteUrl, contract);
  return {document: contract.document, downloads};
}
