#!/usr/bin/env bash
# Half of a site is not found: its pages say `lang="en"`, and the others `lang="en-US"`; a page that says nothing is German.
#
# Versions:  pagefind 1.6.0. Node 20 or newer, Linux.
# Input:     pages with the word "queue": one in `en`, one in `en-US`, as another theme or generator writes it, two in
#            `de`, and one without a language. The search is that of the client, which reads the files from disk here.
# Expected:  from an English page, the two English ones, as `:lang(en)` of a style sheet counts for `en-US`; the page
#            without a language with all of them, or with none.
# Seen:      each value of `lang` is an index of its own, and a search is in one of them: from `en`, the page in `en-US`
#            is not found, and the other way round. The page without a language is put into the index with the most
#            pages, which is the German one, with its endings of words. A site with one value sees nothing of it.
#            `forceLanguage` makes one index of all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund pagefind@1.6.0
cat >make.mjs <<'JS'
import {close, createIndex} from 'pagefind';

for (const [name, options] of [['default', {}], ['forced', {forceLanguage: 'en'}]]) {
  const {index} = await createIndex(options);
  for (const [url, lang] of [['/en', 'en'], ['/en-us', 'en-US'], ['/de-1', 'de'], ['/de-2', 'de'], ['/none', undefined]]) {
    const content = `<!doctype html><html${lang ? ` lang="${lang}"` : ''}><title>Apps</title><body><p>A job in the queue</p></body></html>`;
    await index.addHTMLFile({url, content});
  }
  await index.writeFiles({outputPath: name});
}
await close();
JS
node make.mjs
cat >search.mjs <<'JS'
import {copyFileSync, readFileSync} from 'node:fs';

const [name, lang] = process.argv.slice(2);
copyFileSync(`${name}/pagefind.js`, `${name}.mjs`);
globalThis.window = globalThis;
globalThis.location = new URL('https://docs.example.test/');
globalThis.document = {querySelector: () => ({getAttribute: () => lang})};
globalThis.fetch = async (url) => new Response(readFileSync(new URL(url, location).pathname.slice(1)));
const {init, options, search} = await import(`./${name}.mjs`);
await options({basePath: `/${name}/`, baseUrl: '/'});
await init();
const pages = await Promise.all((await search('queue')).results.map((result) => result.data()));
console.log(`${name}, from ${lang}: ${pages.map(({url}) => url).sort().join(', ')}`);
process.exit();
JS
for name in default forced; do
  for lang in en en-us de; do node search.mjs "$name" "$lang"; done
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
default, from en: /en
default, from en-us: /en-us
default, from de: /de-1, /de-2, /none
forced, from en: /de-1, /de-2, /en, /en-us, /none
forced, from en-us: /de-1, /de-2, /en, /en-us, /none
forced, from de: /de-1, /de-2, /en, /en-us, /none
EXPECTED
