// A bundler loader: removes the lists of pages from the data that the docs plugin passes to every page. The pages that
// a browser knows are added to them by src/plugins/delivery/browser/route-manifests/addRoute.ts.
const unknownForm = require('../unknownForm.cjs');

module.exports = function trimGlobalData(source) {
  const data = JSON.parse(source);
  try {
    for (const instance of Object.values(data['docusaurus-plugin-content-docs'])) {
      instance.versions.forEach((version) => Object.assign(version, {docs: []}));
    }
  } catch (error) {
    const what = `globalData.json has another form (${error.message})`;
    throw unknownForm('routeManifests', 'build/route-manifests/trimGlobalData.cjs', what);
  }
  return JSON.stringify(data);
};
