import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {changeBundle} from './build/changeBundle';
import {type DeliveryOptions, LEVERS} from './build/Lever';
import {listChanges} from './build/listChanges';

export {Compression} from './build/compressed-files/Compression';
export {buildInlineScript} from './build/held-scripts/buildInlineScript';
export {type DeliveryOptions, type LeverName, LEVERS} from './build/Lever';
export {openPagePasses} from './build/openPagePasses';
export {switchLevers} from './build/switchLevers';

export type PluginOptions = {
  readonly levers: DeliveryOptions;
  /**
   * Whether passes over the built pages follow, which complete some optimizations. Without them, no optimization is
   * applied: this is the case in `npm start` and in plain `docusaurus build`.
   */
  readonly passesFollow: boolean;
};

/** Lifecycle only. `openPagePasses` contains what the optimizations change in built pages. */
export default function delivery(
  {siteConfig}: LoadContext,
  {levers, passesFollow}: PluginOptions,
): Plugin {
  let allContent: AllContent = {};
  const changes = listChanges(LEVERS.filter((name) => passesFollow && levers[name]));
  return {
    name: 'delivery',
    async contentLoaded({actions}) {
      await actions.createData('options.json', levers);
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
