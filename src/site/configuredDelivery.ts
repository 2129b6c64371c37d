import config from '../../docusaurus.config';
import type {DeliveryOptions} from '../plugins/delivery';

/**
 * Returns the configured optimizations, for commands other than the build.
 *
 * @returns the options of the delivery plugin in docusaurus.config.ts
 * @throws an Error when the plugin is not configured
 */
export function configuredDelivery(): DeliveryOptions {
  for (const plugin of config.plugins) {
    const options = typeof plugin === 'string' ? undefined : plugin[1];
    if (typeof options === 'object' && 'optimizations' in options) return options.optimizations;
  }
  throw new Error('docusaurus.config.ts has no delivery plugin.');
}
