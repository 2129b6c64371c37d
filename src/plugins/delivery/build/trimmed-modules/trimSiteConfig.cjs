// A bundler loader: keeps only what browsers read of the site configuration and of the versions used in the build. The
// rest contains folders of the build machine, and would be part of every page.
const path = require('node:path');
const unknownForm = require('../unknownForm.cjs');

const READ_BY_BROWSERS = [
  'title',
  'titleDelimiter',
  'tagline',
  'favicon',
  'url',
  'baseUrl',
  'trailingSlash',
  'noIndex',
  'customFields',
  'themeConfig',
];
const START = 'export default ';

function trimVersions(source) {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
}

function trimConfig(source) {
  const text = source.slice(source.indexOf(START) + START.length).replace(/;\s*$/, '');
  const config = JSON.parse(text);
  const kept = Object.fromEntries(READ_BY_BROWSERS.map((name) => [name, config[name]]));
  const {experimental_router} = config.future;
  const {prism: _prism, ...themeConfig} = config.themeConfig;
  return `${START}${JSON.stringify({...kept, themeConfig, future: {experimental_router}})};\n`;
}

module.exports = function trimSiteConfig(source) {
  try {
    return path.extname(this.resourcePath) === '.json' ? trimVersions(source) : trimConfig(source);
  } catch (error) {
    const what = `${path.basename(this.resourcePath)} has another form (${error.message})`;
    throw unknownForm('trimmedModules', 'build/trimmed-modules/trimSiteConfig.cjs', what);
  }
};
