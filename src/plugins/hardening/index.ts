import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {TRUSTED_TYPES} from './contentPolicy';
import {integrityPlugins} from './integrityPlugins';

/**
 * Makes scripts of the built site fit for its content policy: hashes for the files that load later, and
 * policies for what scripts write into pages. The pages themselves are hardened by `npm run build`, after
 * every plugin has written its files.
 */
export default function hardening({siteDir}: LoadContext): Plugin {
  return {
    name: 'hardening',
    getClientModules() {
      return [path.join(siteDir, 'src/client/trustedTypes.ts')];
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        output: {
          crossOriginLoading: 'anonymous',
          trustedTypes: {policyName: TRUSTED_TYPES.bundler},
        },
        plugins: integrityPlugins(currentBundler),
      };
    },
  };
}
