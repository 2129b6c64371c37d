import {statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import content from '@site/src/content/plugin';
import type {Problem} from '@site/src/files';
import {makeFolder} from '../../helpers/makeFolder';

const STACK_TRACE_LIMIT = Error.stackTraceLimit;

afterEach(() => {
  vi.unstubAllEnvs();
  Error.stackTraceLimit = STACK_TRACE_LIMIT;
});

/** Makes the plugin for a site that consists of its configuration, which nobody has saved since 1970. */
async function makePlugin(problems: readonly Problem[] = []) {
  const siteDir = makeFolder();
  const siteConfigPath = path.join(siteDir, 'docusaurus.config.ts');
  writeFileSync(siteConfigPath, '');
  utimesSync(siteConfigPath, 0, 0);
  const context = {siteDir, siteConfigPath, generatedFilesDir: siteDir};
  const plugin = await content(context, {check: () => Promise.resolve(problems)});
  return {plugin, isSaved: () => statSync(siteConfigPath).mtimeMs > 0};
}

it('after an edit of settings, the configuration counts as saved', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {plugin, isSaved} = await makePlugin();
  await plugin.loadContent?.();
  expect(isSaved()).toBe(false);
  await plugin.loadContent?.();
  expect(isSaved()).toBe(true);
});

it('a problem ends a build before any plugin loads its content', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const problem = {location: 'docs/a.mdx:1:1', problem: 'has no front matter', fix: 'write it'};
  await expect(makePlugin([problem])).rejects.toThrow('docs/a.mdx:1:1 has no front matter');
});
