// In use when `swcJsLoader` in docusaurus.config.ts is off, and by `npx docusaurus write-translations`.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
