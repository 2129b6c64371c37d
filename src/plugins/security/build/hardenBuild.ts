import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashSource, writeBuiltFile} from '../../built-pages';
import {ContentError, type Problem} from '../../problems';
import type {PolicyFacts} from './contentPolicy';
import {buildFirstPaint, type FirstPaintOptions} from './firstPaint';
import {hardenPage} from './hardenPage';
import {headerRules, type Redirect} from './headers';
import {type HostFacts, renderPublishedFiles} from './hostFiles';
import {renderSecurityTxt, SECURITY_TXT, type SecurityTxt} from './securityTxt';

/** What the hardening of a build depends on. */
export type HardenBuildOptions = {
  readonly siteUrl: string;
  readonly hasAnalytics: boolean;
  readonly firstPaint: FirstPaintOptions;
  readonly redirects: readonly Redirect[];
  /** What `security.txt` says; without it there is no such file. */
  readonly securityTxt: SecurityTxt | undefined;
};

/** Lists the files below a folder, relative to it, in a fixed order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Works out what the settings of hosts are written from.
 *
 * @returns the header rules of this build and its redirects
 */
export function hostFacts({hasAnalytics, firstPaint, redirects}: HardenBuildOptions): HostFacts {
  const inlineScripts = [`'${hashSource(buildFirstPaint(firstPaint))}'`];
  return {rules: headerRules({hasAnalytics, inlineScripts}), redirects};
}

async function hashAssets(outDir: string, files: readonly string[]): Promise<Map<string, string>> {
  const hashed = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file));
  const entries = hashed.map(async (file) => {
    const hash = hashSource(await readFile(path.join(outDir, file)));
    return [`/${file}`, hash] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * The last hand on a build: writes integrity and policy into every page, and the headers beside them.
 *
 * @param outDir the folder of the finished build, absolute
 * @param options what depends on the site's settings
 * @param onWritten is told of each page that will not change any more, by its file below the folder
 * @returns how many pages it has hardened
 * @throws a ContentError naming each page with something that the policy would block
 */
export async function hardenBuild(
  outDir: string,
  options: HardenBuildOptions,
  onWritten: (page: string) => void,
): Promise<number> {
  const files = await listFiles(outDir);
  const hashes = await hashAssets(outDir, files);
  const firstPaint = buildFirstPaint(options.firstPaint);
  const policy: PolicyFacts = {
    hasAnalytics: options.hasAnalytics,
    inlineScripts: [`'${hashSource(firstPaint)}'`],
  };
  const integrityOf = (address: string): string | undefined => hashes.get(address);
  const problems: Problem[] = [];
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await readFile(file, 'utf8');
    const hardened = hardenPage(html, {siteUrl: options.siteUrl, policy, firstPaint, integrityOf});
    problems.push(
      ...hardened.faults.map(({found, fix}) => ({place: page, problem: `has ${found}`, fix})),
    );
    await writeFile(file, hardened.html);
    onWritten(page);
  }
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  await writeFiles(outDir, options);
  return pages.length;
}

/** What stands beside the pages: the settings that hosts read, and where to report a weakness. */
async function writeFiles(outDir: string, options: HardenBuildOptions): Promise<void> {
  for (const {path: name, text} of renderPublishedFiles(hostFacts(options))) {
    await writeFile(path.join(outDir, name), text);
  }
  if (options.securityTxt) {
    const text = renderSecurityTxt(options.securityTxt, options.siteUrl);
    await writeBuiltFile(outDir, SECURITY_TXT, text);
  }
}
