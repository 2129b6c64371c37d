import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';

const preset = getVcsPreset('default-v2');

/** Outside a repository, as in an unpacked archive, no date is known: that is no reason to stop a build. */
async function orUnknown<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch(() => null);
}

/**
 * Where dates of last changes come from: Docusaurus' own reading of the repository, with two fixes.
 * It keeps absolute paths and the sitemap asks by paths relative to the site, so that no page of the
 * sitemap would have a date; and it throws where there is no repository.
 */
export const versionControl: VcsConfig = {
  initialize: preset.initialize,
  getFileCreationInfo: async (file) => orUnknown(preset.getFileCreationInfo(path.resolve(file))),
  getFileLastUpdateInfo: async (file) =>
    orUnknown(preset.getFileLastUpdateInfo(path.resolve(file))),
};
