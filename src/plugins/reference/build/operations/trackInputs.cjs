/**
 * A loader that returns its source unchanged. It tells the bundler which other files a page is rendered from, so that
 * both the watcher and the persistent cache cause the page to be compiled again when one of them changes.
 *
 * @param {string} source the text of the page
 * @returns {string} the same text
 */
module.exports = function trackInputs(source) {
  const {folders} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
