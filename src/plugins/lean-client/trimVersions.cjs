// A loader of the bundler: the versions of plugins are nobody's business but the build's, and nothing in a
// page reads them.
module.exports = function trimVersions(source) {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
};
