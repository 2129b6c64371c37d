// A loader of the bundler: takes the lists of pages out of what the docs plugin tells every page. The pages
// that a browser knows are put into them by src/plugins/delivery/browser/route-manifests/addRoute.ts.
module.exports = function trimGlobalData(source) {
  const data = JSON.parse(source);
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'])) {
    instance.versions.forEach((version) => Object.assign(version, {docs: []}));
  }
  return JSON.stringify(data);
};
