/**
 * A loader that returns its source unchanged. It names to the bundler of `npm start` the folders that the components of
 * a page are rendered from, so that the page is compiled again when one of their files changes. In a build,
 * `renewCache` of the plugin does that.
 */
module.exports = function trackInputs(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
