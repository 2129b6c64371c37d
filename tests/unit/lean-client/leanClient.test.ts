import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {STAND_INS} from '@site/src/plugins/lean-client/standIns';

const require = createRequire(import.meta.url);
const trim = require('../../../src/plugins/lean-client/trimSiteConfig.cjs') as (
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

describe('the modules with stand-ins', () => {
  it('still need one helper of tslib alone', () => {
    const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const helpers = files.flatMap(
      (file) => readFileSync(path.join(folder, file), 'utf8').match(/tslib_1\.\w+/g) ?? [],
    );
    expect(new Set(helpers)).toEqual(new Set(['tslib_1.__importDefault']));
  });

  it('have stand-ins that exist', () => {
    expect(STAND_INS.length).toBeGreaterThan(0);
    for (const {standIn} of STAND_INS) {
      expect(readFileSync(standIn, 'utf8')).toContain('Stands in');
    }
  });
});
