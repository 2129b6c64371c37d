// A loader of the bundler: of the settings of the site, keeps what browsers read. The rest names folders of
// the machine that builds, lists every page, and would travel with each of them.
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

module.exports = function trimSiteConfig(source) {
  const text = source.slice(source.indexOf(START) + START.length).replace(/;\s*$/, '');
  const config = JSON.parse(text);
  const kept = Object.fromEntries(READ_BY_BROWSERS.map((name) => [name, config[name]]));
  const {experimental_router} = config.future;
  const {prism: _prism, ...themeConfig} = config.themeConfig;
  return `${START}${JSON.stringify({...kept, themeConfig, future: {experimental_router}})};\n`;
};
