// A bundler loader: removes the pages from the route tables that Docusaurus generates, so that the main bundle does not
// grow with the site. The removed pages become the module `registry.js?pages`, from which
// src/plugins/delivery/build/route-manifests/writeRouteManifests.ts creates small files that browsers fetch on demand.
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {runInNewContext} = require('node:vm');
const unknownForm = require('../unknownForm.cjs');

/** One chunk in the registry of what routes load. */
const CHUNK = /^ {2}"(?<name>[^"]+)": (?<load>\[.+\]),(?:\};)?$/gm;

/** What every page requests: parts of the theme, and small data. As separate chunks, they are ten requests in a row. */
const JOINED =
  /import\(\/\* webpackChunkName: "[^"]*" \*\/ ("(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/[^"]*\/__plugin\.json)")\)/g;

const THEME = /import\(\/\* webpack\w+: "[^"]*" \*\/ "@theme\//;

function fail(what) {
  return unknownForm('routeManifests', 'build/route-manifests/splitRoutes.cjs', what);
}

/** Returns the routes as they are written, with the path of each, and its hash instead of its component. */
function readRoutes(source) {
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = {ComponentCreator: (_path, hash) => hash};
  try {
    runInNewContext(`var routes;${code}`, sandbox);
  } catch (error) {
    throw fail(`routes.js has another form (${error.message})`);
  }
  return sandbox.routes ?? [];
}

/** Returns true for a page inside a layout. The few routes outside of layouts are in the main bundle. */
function isPage(route, depth) {
  return depth > 0 && route.exact === true;
}

function pagesIn(routes, depth = 0) {
  return routes.flatMap((route) =>
    isPage(route, depth) ? [route] : pagesIn(route.routes ?? [], depth + 1),
  );
}

function printRoutes(routes, depth = 0) {
  const printed = routes
    .filter((route) => !isPage(route, depth))
    .map(({component, routes: inner, ...rest}) => {
      const creator = `ComponentCreator(${JSON.stringify(rest.path)}, ${JSON.stringify(component)})`;
      const children = inner ? `, routes: ${printRoutes(inner, depth + 1)}` : '';
      return `{...${JSON.stringify(rest)}, component: ${creator}${children}}`;
    });
  return `[${printed.join(',\n')}]`;
}

/** Returns the names of chunks in a tree of any shape. */
function namesIn(tree) {
  return typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(namesIn);
}

function readChunks(source) {
  const chunks = [...source.matchAll(CHUNK)].map(({groups}) => [groups.name, groups.load]);
  // A page that only the server compiles would make Docusaurus wait forever: see its crossCompilerCache.
  if (chunks.length === 0 || chunks.length !== source.split('webpackChunkName').length - 1) {
    throw fail('the registry of routes has lines in an unknown form');
  }
  return chunks;
}

function printChunks(chunks) {
  return `{${chunks.map(([name, load]) => `${JSON.stringify(name)}: ${load}`).join(',\n')}}`;
}

/** Splits everything that Docusaurus knows about routes into two groups: pages, and the rest. */
function splitTables(folder) {
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const routes = readRoutes(read('routes.js'));
  const names = new Map(Object.entries(JSON.parse(read('routesChunkNames.json'))));
  const pageRoutes = pagesIn(routes).map(({path: address, component: hash, sidebar}) => {
    const key = `${address}-${hash}`;
    const route = {path: address, hash, sidebar, names: names.get(key)};
    names.delete(key);
    return route;
  });
  const kept = new Set([...names.values()].flatMap(namesIn));
  const chunks = readChunks(read('registry.js'));
  const isKept = ([name, load]) => kept.has(name) || THEME.test(load);
  return {
    routes,
    names,
    pageRoutes,
    keptChunks: chunks.filter(isKept),
    pageChunks: chunks.filter((chunk) => !isKept(chunk)),
  };
}

const PRINTERS = {
  'routes.js': ({routes}) =>
    `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default ${printRoutes(routes)};\n`,
  'routesChunkNames.json': ({names}) => JSON.stringify(Object.fromEntries(names)),
  'registry.js': ({keptChunks}) =>
    `export default ${printChunks(keptChunks)};\n`.replace(
      JOINED,
      'import(/* webpackMode: "eager" */ $1)',
    ),
  'registry.js?pages': ({pageRoutes, pageChunks}) =>
    `export const routes = ${JSON.stringify(pageRoutes)};
export const registry = ${printChunks(pageChunks)};
`,
};

module.exports = function printTable() {
  const folder = path.dirname(this.resourcePath);
  for (const name of ['routes.js', 'routesChunkNames.json', 'registry.js']) {
    this.addDependency(path.join(folder, name));
  }
  const print = PRINTERS[path.basename(this.resourcePath) + this.resourceQuery];
  return print(splitTables(folder));
};
