import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const preset = getVcsPreset('default-v2');

/** Outside a repository, for example in an unpacked archive, dates are unknown. That must not fail the build. */
async function orUnknown<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch(() => null);
}

/**
 * The source of last-modified dates: Docusaurus' own preset for Git, with two fixes. The preset stores absolute paths,
 * but the sitemap looks files up by paths relative to the site, so that no page of the sitemap would have a date. And
 * the preset throws when there is no repository.
 */
export const versionControl: VcsConfig = {
  initialize: preset.initialize,
  getFileCreationInfo: async (file) => orUnknown(preset.getFileCreationInfo(path.resolve(file))),
  getFileLastUpdateInfo: async (file) =>
    orUnknown(preset.getFileLastUpdateInfo(path.resolve(file))),
};
