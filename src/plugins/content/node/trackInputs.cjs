/**
 * A loader that returns its source unchanged. It gives the bundler of `npm start` the list of which other files a page is drawn
 * from, so that the page is compiled again when one of them changes. A build has `built-pages` for that.
 *
 * @param {string} source the text of the page
 * @returns {string} the same text
 */
module.exports = function trackInputs(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
