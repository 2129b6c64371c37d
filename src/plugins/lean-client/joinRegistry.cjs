// A loader of the bundler: puts the theme's parts of a documentation page, and small data that every page
// asks for, into the main file. Apart, they are ten requests one after another, and compress worse.
const JOINED =
  /import\(\/\* webpackChunkName: "[^"]*" \*\/ ("(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/[^"]*\/__plugin\.json)")\)/g;

module.exports = function joinRegistry(source) {
  const joined = source.replace(JOINED, 'import(/* webpackMode: "eager" */ $1)');
  if (joined === source) {
    throw new Error(
      'The registry of routes has another form than src/plugins/lean-client/joinRegistry.cjs knows.',
    );
  }
  return joined;
};
