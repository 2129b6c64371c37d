import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const trim = require('../../../src/plugins/delivery/build/trimmed-modules/trimSiteConfig.cjs') as (
  source: string,
) => string;

describe('the settings of the site in the bundle', () => {
  it('keep what browsers read and lose folders and options of the build', () => {
    const config = {
      title: 'T',
      baseUrl: '/',
      presets: [['classic', {siteDir: '/home/someone/site'}]],
      future: {experimental_router: 'browser', faster: {}},
      themeConfig: {navbar: {items: []}, prism: {theme: {}}},
    };
    const trimmed = trim(`/* note */\nexport default ${JSON.stringify(config)};\n`);
    expect(trimmed).toBe(
      'export default {"title":"T","baseUrl":"/","themeConfig":{"navbar":{"items":[]}},"future":{"experimental_router":"browser"}};\n',
    );
  });
});
