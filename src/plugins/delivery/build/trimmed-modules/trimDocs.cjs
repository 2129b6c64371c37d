// A bundler loader: removes what no page reads from the data of a docs section, which is some lines for each page of
// the section. Only cards of category pages show descriptions: the data of a category page gets those of its own pages,
// for src/theme/DocCategoryGeneratedIndexPage.
const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');
const unknownForm = require('../unknownForm.cjs');

/** The breadcrumbs of a page check whether an item is a document, not which one. */
const SOME_DOC = '-';

function fail(what) {
  throw unknownForm(
    'trimmedModules',
    'build/trimmed-modules/trimDocs.cjs',
    `the data of a docs instance: ${what}`,
  );
}

function trimItem(item) {
  switch (item.type) {
    case 'category':
      return {...item, items: item.items.map(trimItem)};
    case 'link': {
      const {docId, unlisted, customProps, ...kept} = item;
      const {purpose, ...shown} = customProps ?? {};
      return {
        ...kept,
        ...(docId && {docId: SOME_DOC}),
        ...(unlisted && {unlisted}),
        ...(Object.keys(shown).length > 0 && {customProps: shown}),
      };
    }
    case 'html':
      return item;
    default:
      return fail(`an item of a sidebar is of the type ${item.type}`);
  }
}

function checkVersion({docs, docsSidebars}) {
  if (!docs || Array.isArray(docs) || !docsSidebars) {
    fail('a version does not have both docs and docsSidebars');
  }
}

function trimVersion(version) {
  checkVersion(version);
  const sidebars = Object.entries(version.docsSidebars);
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, items]) => [name, items.map(trimItem)]),
  );
  return {...version, docsSidebars, docs: {}};
}

function findCategory(items, permalink) {
  for (const item of items) {
    if (item.type === 'category') {
      const found = item.href === permalink ? item : findCategory(item.items, permalink);
      if (found) return found;
    }
  }
  return undefined;
}

function docLinks(items) {
  return items
    .flatMap((item) => (item.type === 'category' ? docLinks(item.items) : item))
    .filter(({docId}) => docId);
}

/** Returns the descriptions of the pages below a category, by address. */
function describePages({permalink, sidebar}, {docs, docsSidebars}) {
  const category = findCategory(docsSidebars[sidebar] ?? [], permalink);
  if (!category) fail(`no category of the sidebar ${sidebar} has the page ${permalink}`);
  return Object.fromEntries(
    docLinks(category.items).map(({href, docId, customProps}) => {
      const doc = docs[docId] ?? fail(`there is no entry for the page ${docId}`);
      return [href, customProps?.purpose ?? doc.description];
    }),
  );
}

/** Yields the versions of a section, each with the file that it is in; files are read only as far as needed. */
function* versionsIn(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    const {version} = JSON.parse(readFileSync(file, 'utf8'));
    if (version) yield {file, version};
  }
}

module.exports = function trimDocs(source) {
  /** Returns the version that contains a page: Docusaurus writes it into the same folder. */
  const readVersion = (permalink) => {
    for (const {file, version} of versionsIn(path.dirname(this.resourcePath))) {
      this.addDependency(file);
      checkVersion(version);
      return version;
    }
    return fail(`no version is in the folder of the page ${permalink}`);
  };
  const data = JSON.parse(source);
  if (data.version) return JSON.stringify({...data, version: trimVersion(data.version)});
  const {categoryGeneratedIndex: page} = data;
  if (!page) return fail(`${path.basename(this.resourcePath)} is of an unknown kind`);
  const descriptions = describePages(page, readVersion(page.permalink));
  return JSON.stringify({...data, descriptions});
};
