import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {changeBundle} from './build/changeBundle';
import {type DeliveryOptions, OPTIMIZATIONS} from './build/Optimization';
import {listChanges} from './build/listChanges';

export {Compression} from './build/compressed-files/Compression';
export {buildInlineScript} from './build/held-scripts/buildInlineScript';
export {
  type DeliveryOptions,
  NEEDS,
  type OptimizationName,
  OPTIMIZATIONS,
} from './build/Optimization';
export {openPagePasses} from './build/openPagePasses';
export {selectOptimizations} from './build/selectOptimizations';

export type PluginOptions = {
  readonly optimizations: DeliveryOptions;
  /**
   * Whether passes over the built pages follow, which complete some optimizations. Without them, no optimization is
   * applied: this is the case in `npm start` and in plain `docusaurus build`.
   */
  readonly passesFollow: boolean;
};

/** Lifecycle only. `openPagePasses` contains what the optimizations change in built pages. */
export default function delivery(
  {siteConfig}: LoadContext,
  {optimizations, passesFollow}: PluginOptions,
): Plugin {
  let allContent: AllContent = {};
  const changes = listChanges(OPTIMIZATIONS.filter((name) => passesFollow && optimizations[name]));
  return {
    name: 'delivery',
    async contentLoaded({actions}) {
      await actions.createData('options.json', optimizations);
    },
    allContentLoaded(loaded) {
      allContent = loaded.allContent;
      return Promise.resolve();
    },
    getClientModules: () => changes.flatMap(({clientModules = []}) => clientModules),
    configureWebpack(config, isServer, {currentBundler}) {
      for (const {editRules} of changes) editRules?.(config.module?.rules ?? []);
      return isServer
        ? {}
        : changeBundle(changes, config, {siteConfig, allContent}, currentBundler);
    },
  };
}
