// A loader of the bundler: cuts the sidebar of a documentation area into branches, so that what every page of the
// area loads does not grow with its pages. In a closed category a link to its first page stands in for its items,
// with the name of the branch that they are. The page brings the branches around it, src/components/SidebarBranch
// asks for another one when a reader opens it. A category that is open at first is not cut.
const {existsSync, readdirSync} = require('node:fs');
const path = require('node:path');
const {trimVersion, versionsIn} = require('./trimDocs.cjs');

/** A stand-in weighs as much as a few items. */
const FEWEST_ITEMS = 4;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What the theme takes for the first link of a list, when it leads to a page of this site. */
function findFirstLink(items) {
  for (const {type, label, href, docId, unlisted, linkUnlisted, items: inner = []} of items) {
    if (type === 'link' && !unlisted) return docId ? {label, href} : undefined;
    if (type === 'category' && href && !linkUnlisted) return {label, href};
    if (type === 'category' && inner.length > 0) return findFirstLink(inner);
  }
  return undefined;
}

function findStandIn({collapsible, collapsed, items}) {
  return collapsible && collapsed && items.length >= FEWEST_ITEMS
    ? findFirstLink(items)
    : undefined;
}

/** A page that stands in a sidebar twice shows the branches around both places. */
function addShown(shown, href, branches) {
  if (branches.length > 0) {
    shown.set(href, [...new Set([...(shown.get(href) ?? []), ...branches])]);
  }
}

/**
 * Cuts a list of items.
 *
 * @param around the names of the branches that the list is in, and of the list
 * @param found where branches go, and the names of those that a page shows, by its address
 */
function cutItems(items, {name, around}, found) {
  const {branches, shown} = found;
  return items.map((item, index) => {
    if (item.type !== 'category') {
      if (item.href) addShown(shown, item.href, around);
      return item;
    }
    const branch = `${name}.${index}`;
    const standIn = findStandIn(item);
    const inner = standIn ? [...around, branch] : around;
    const cut = cutItems(item.items, {name: branch, around: inner}, found);
    if (item.href) {
      // The page of a category lists everything below it.
      const below = Object.keys(branches).filter((other) => other.startsWith(`${branch}.`));
      addShown(shown, item.href, [...inner, ...below]);
    }
    if (!standIn) return {...item, items: cut};
    branches[branch] = cut;
    return {...item, items: [{type: 'link', ...standIn, branch}]};
  });
}

/** Takes the trimmed data of an area, and gives its sidebars without branches, the branches, and who shows them. */
function cutVersion({pluginId, docsSidebars}) {
  const found = {branches: {}, shown: new Map()};
  const cut = Object.entries(docsSidebars).map(([sidebar, items]) => [
    sidebar,
    cutItems(items, {name: `${pluginId}/${sidebar}`, around: []}, found),
  ]);
  return {docsSidebars: Object.fromEntries(cut), ...found};
}

module.exports = function cutSidebars(source) {
  const {version, ...data} = JSON.parse(source);
  if (!version) return source;
  const {docsSidebars} = cutVersion(version);
  return JSON.stringify({...data, version: {...version, docsSidebars}});
};

/**
 * Reads the branches of all areas.
 *
 * @param folder what Docusaurus writes for itself
 * @returns the items of each branch by its name, the names of those that a page shows by its address, and the
 *   files that say so
 */
module.exports.readBranches = function readBranches(folder) {
  const docs = path.join(folder, DOCS_PLUGIN);
  const instances = existsSync(docs) ? readdirSync(docs) : [];
  const folders = instances.map((instance) => path.join(docs, instance, 'p')).filter(existsSync);
  const branches = {};
  const shown = new Map();
  const files = [];
  for (const {file, version} of folders.flatMap((it) => [...versionsIn(it)])) {
    const cut = cutVersion(trimVersion(version));
    Object.assign(branches, cut.branches);
    cut.shown.forEach((names, href) => addShown(shown, href, names));
    files.push(file);
  }
  return {branches, shown, files};
};
