import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const loader =
  require('../../../src/plugins/delivery/build/trimmed-modules/trimSiteConfig.cjs') as (
    this: {readonly resourcePath: string},
    source: string,
  ) => string;

const trim = (file: string, source: string): string =>
  loader.call({resourcePath: `/site/.docusaurus/${file}`}, source);

describe('the settings of the site in the bundle', () => {
  it('keep what browsers read, and lose folders and options of the build', () => {
    const config = {
      title: 'T',
      baseUrl: '/',
      presets: [['classic', {siteDir: '/home/someone/site'}]],
      future: {experimental_router: 'browser', faster: {}},
      themeConfig: {navbar: {items: []}, prism: {theme: {}}},
    };
    const trimmed = trim(
      'docusaurus.config.mjs',
      `/* note */\nexport default ${JSON.stringify(config)};\n`,
    );
    expect(trimmed).toBe(
      'export default {"title":"T","baseUrl":"/","themeConfig":{"navbar":{"items":[]}},"future":{"experimental_router":"browser"}};\n',
    );
  });

  it('lose the versions of plugins', () => {
    const source = {docusaurusVersion: '3', siteVersion: '1', pluginVersions: {a: {version: '2'}}};
    expect(trim('site-metadata.json', JSON.stringify(source))).toBe(
      '{"docusaurusVersion":"3","pluginVersions":{}}',
    );
  });

  it('of another form fail the build, with the switch and the file to change', () => {
    expect(() => trim('docusaurus.config.mjs', 'export default makeConfig();')).toThrow(
      /^The optimization trimmedModules does not know this version of Docusaurus .*Switch it off: trimmedModules: false in docusaurus\.config\.ts\. Or change src\/plugins\/delivery\/build\/trimmed-modules\/trimSiteConfig\.cjs\.$/,
    );
  });
});
