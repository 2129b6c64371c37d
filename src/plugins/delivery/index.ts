import type {Plugin} from '@docusaurus/types';
import {changeBundle} from './build/changeBundle';
import type {DeliveryOptions} from './build/Lever';
import {listChanges} from './build/listChanges';
import {activeLevers} from './build/switchLevers';

export {Compression} from './build/compressed-files/Compression';
export {buildInlineScript, type InlineScriptOptions} from './build/held-scripts/buildInlineScript';
export {HELD} from './build/held-scripts/held';
export {type DeliveryOptions, type LeverName, LEVERS} from './build/Lever';
export {openPagePasses} from './build/openPagePasses';
export {PASSES_FOLLOW, switchLevers} from './build/switchLevers';

/** Lifecycle only. Each option is one optimization; what they change in built pages is in `openPagePasses`. */
export default function delivery(_context: unknown, options: DeliveryOptions): Plugin {
  const changes = listChanges(activeLevers(options));
  return {
    name: 'delivery',
    async contentLoaded({actions}) {
      await actions.createData('options.json', options);
    },
    getClientModules: () => changes.flatMap(({clientModules = []}) => clientModules),
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : changeBundle(changes, currentBundler),
  };
}
