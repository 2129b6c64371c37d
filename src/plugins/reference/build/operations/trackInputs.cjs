/**
 * A loader that changes nothing: it tells the bundler which files a page is drawn from beside its own,
 * so that the watcher and the persistent cache both compile the page again when one of them changes.
 *
 * @param {string} source the text of the page
 * @returns {string} the same text
 */
module.exports = function trackInputs(source) {
  const {folders} = this.getOptions();
  for (const folder of folders) this.addContextDependency(folder);
  return source;
};
