import type {Config, PluginModule} from '@docusaurus/types';
import config from '../../docusaurus.config';

type PluginConfig = NonNullable<Config['plugins']>[number];

/** How the configuration refers to a plugin of this project. */
const OWN_PLUGIN = /^\.\/src\/plugins\/([a-z-]+)\/index\.ts$/;

/**
 * The configuration with this project's plugins as functions instead of paths: one bundle contains them all, so
 * Docusaurus compiles none of their files. `bundlePrograms` creates that bundle.
 *
 * @returns what `docusaurus.config.ts` exports, with the same plugins in the same order
 */
export default async function compiledConfig(): Promise<Config> {
  const plugins: readonly PluginConfig[] = config.plugins;
  return {...config, plugins: await Promise.all(plugins.map(compilePlugin))};
}

async function compilePlugin(plugin: PluginConfig): Promise<PluginConfig> {
  const [path, options] = Array.isArray(plugin) ? plugin : [plugin];
  const name = typeof path === 'string' ? OWN_PLUGIN.exec(path)?.[1] : undefined;
  if (name === undefined) return plugin;
  const module: unknown = await import(`../../src/plugins/${name}/index.ts`);
  if (!isPlugin(module)) {
    throw new Error(`src/plugins/${name}/index.ts has no default export that is a plugin`);
  }
  return [module.default, typeof options === 'object' && options !== null ? options : {}];
}

function isPlugin(module: unknown): module is {readonly default: PluginModule} {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}
