import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashSource, writeBuiltFile} from '../../built-pages';
import {ContentError, type Problem} from '../../problems';
import {buildColorModeScript} from './buildColorModeScript';
import type {PolicyFacts} from './contentPolicy';
import {hardenPage, type InlineScript} from './hardenPage';
import {headerRules, type Redirect} from './headers';
import {type HostFacts, renderPublishedFiles} from './hostFiles';
import {renderSecurityTxt, SECURITY_TXT, type SecurityTxt} from './securityTxt';

/** Everything that the hardening of a build depends on. */
export type HardenOptions = {
  readonly siteUrl: string;
  readonly hasAnalytics: boolean;
  /** The color mode for readers who have not chosen one. */
  readonly defaultMode: 'light' | 'dark';
  /** The inline script of every page in addition to that of the color mode, if there is one. */
  readonly inlineScript: InlineScript | undefined;
  readonly redirects: readonly Redirect[];
  /** The content of `security.txt`; without it, no such file is written. */
  readonly securityTxt: SecurityTxt | undefined;
};

/** The hardening of the pages of one build. */
export type Hardening = {
  /** Returns the hardened page. Faults are collected for `finish`. */
  readonly edit: (html: string, page: string) => string;
  /** Writes the files next to the pages. Throws a ContentError naming each page that the policy would block. */
  readonly finish: () => Promise<void>;
};

function policyFacts({hasAnalytics, inlineScript, defaultMode}: HardenOptions): PolicyFacts {
  const scripts = [buildColorModeScript(defaultMode), ...(inlineScript ? [inlineScript.code] : [])];
  return {
    hasAnalytics,
    startsScripts: inlineScript?.startsScripts === true,
    inlineScripts: scripts.map((code) => `'${hashSource(code)}'`),
  };
}

/**
 * Collects the data from which the settings of hosts are generated.
 *
 * @returns the header rules of this build and its redirects
 */
export function hostFacts(options: HardenOptions): HostFacts {
  return {rules: headerRules(policyFacts(options)), redirects: options.redirects};
}

async function hashAssets(outDir: string): Promise<Map<string, string>> {
  const files = await readdir(path.join(outDir, 'assets'), {recursive: true});
  const entries = files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map(async (file) => {
      const hash = hashSource(await readFile(path.join(outDir, 'assets', file)));
      return [`/assets/${file}`, hash] as const;
    });
  return new Map(await Promise.all(entries));
}

/**
 * Prepares the hardening of a build: integrity and policy are added to every page, and the headers are written next to
 * the pages. Scripts and style sheets must not change after this call.
 *
 * @param outDir the folder of the finished build, absolute
 * @param options what depends on the site's configuration
 */
export async function openHardening(outDir: string, options: HardenOptions): Promise<Hardening> {
  const {siteUrl, defaultMode, inlineScript} = options;
  const hashes = await hashAssets(outDir);
  const settings = {
    siteUrl,
    policy: policyFacts(options),
    colorMode: buildColorModeScript(defaultMode),
    inlineScript,
    integrityOf: (address: string): string | undefined => hashes.get(address),
  };
  const problems: Problem[] = [];
  return {
    edit(source, page) {
      const {html, faults} = hardenPage(source, settings);
      problems.push(...faults.map(({found, fix}) => ({place: page, problem: `has ${found}`, fix})));
      return html;
    },
    async finish() {
      if (problems.length > 0) {
        throw new ContentError(problems);
      }
      await writeFiles(outDir, options);
    },
  };
}

/** Writes the files next to the pages: the settings that hosts read, and where to report a vulnerability. */
async function writeFiles(outDir: string, options: HardenOptions): Promise<void> {
  for (const {path: name, text} of renderPublishedFiles(hostFacts(options))) {
    await writeFile(path.join(outDir, name), text);
  }
  if (options.securityTxt) {
    const text = renderSecurityTxt(options.securityTxt, options.siteUrl);
    await writeBuiltFile(outDir, SECURITY_TXT, text);
  }
}
