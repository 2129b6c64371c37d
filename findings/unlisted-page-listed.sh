#!/usr/bin/env bash
# A page that its writer has marked as unlisted is the first link in the list for agents, and found by a search.
#
# Versions:  docusaurus-plugin-llms 0.6.1, @signalwire/docusaurus-plugin-llms-txt 1.2.2, docusaurus-lunr-search 3.6.1;
#            beside them @easyops-cn/docusaurus-search-local 0.55.3, all with Docusaurus 3.10.2. Node 20 or newer.
# Input:     two pages, one with `unlisted: true`: whoever has its address can read it. Docusaurus leaves such a page out
#            of menus and of sitemap.xml, and tells search engines not to index it. One plugin at a time, with defaults.
# Expected:  a plugin that lists pages leaves it out as well, as @easyops-cn/docusaurus-search-local does.
# Seen:      both plugins write its title, its address and its first sentence into llms.txt, and docusaurus-lunr-search its
#            text into the index. The first one knows drafts, which Docusaurus does not build at all.
# For us:    no page is unlisted. The site writes llms.txt and its index itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'JSON'
{"private": true}
JSON
npm install --silent --ignore-scripts --no-audit --no-fund --legacy-peer-deps @docusaurus/core@3.10.2 @docusaurus/faster@3.10.2 \
  @docusaurus/preset-classic@3.10.2 @docsearch/react@4.7.0 react@19.1.0 react-dom@19.1.0 docusaurus-plugin-llms@0.6.1 \
  @signalwire/docusaurus-plugin-llms-txt@1.2.2 docusaurus-lunr-search@3.6.1 @easyops-cn/docusaurus-search-local@0.55.3
mkdir -p docs src/pages
printf '# Lamps\n\nLamps are red.\n' >docs/lamps.md
printf -- '---\nunlisted: true\n---\n\n# Prices\n\nUnpublished prices.\n' >docs/prices.md
echo 'export default () => null;' >src/pages/index.js
cat >docusaurus.config.js <<'JS'
const {PLUGIN: name} = process.env;
const isTheme = name.startsWith('@easyops');
module.exports = {
  title: 'Lamps',
  url: 'https://docs.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false}]],
  themes: isTheme ? [name] : [],
  plugins: isTheme ? [] : [name],
};
JS
export DOCUSAURUS_NO_PERSISTENT_CACHE=1
for plugin in docusaurus-plugin-llms @signalwire/docusaurus-plugin-llms-txt docusaurus-lunr-search \
  @easyops-cn/docusaurus-search-local; do
  PLUGIN=$plugin npx docusaurus build --out-dir "$folder/build" >log.txt 2>&1 || { cat log.txt && exit 1; }
  lists=(build/llms.txt build/search-doc.json build/search-index.json build/sitemap.xml)
  for list in "${lists[@]}"; do
    [ -f "$list" ] || continue
    grep -qi lamps "$list" && grep -qi prices "$list" && says=both || says='lamps only'
    echo "$plugin, $(basename "$list"): $says"
  done
  rm -r build
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
docusaurus-plugin-llms, llms.txt: both
docusaurus-plugin-llms, sitemap.xml: lamps only
@signalwire/docusaurus-plugin-llms-txt, llms.txt: both
@signalwire/docusaurus-plugin-llms-txt, sitemap.xml: lamps only
docusaurus-lunr-search, search-doc.json: both
docusaurus-lunr-search, sitemap.xml: lamps only
@easyops-cn/docusaurus-search-local, search-index.json: lamps only
@easyops-cn/docusaurus-search-local, sitemap.xml: lamps only
EXPECTED
