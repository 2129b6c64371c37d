#!/usr/bin/env bash
# The links of a feed lead to another page: a slash is put behind the query, where it is part of a value.
#
# Versions:  @astrojs/rss 4.0.19; beside it feed 6.0.0 and rss 1.2.2; rss-parser 3.13.0 reads the feeds. Node 20 or
#            newer.
# Input:     items with a link that has a query, to a file, and to a part of a page, as Astro has its links, from the
#            root of the site; and one to another site.
# Expected:  the link as it is, on the site; or, where pages end with a slash, one at the end of the path.
# Seen:      @astrojs/rss ends the whole address with a slash, which is what it does by default: `?page=2/`, so the page
#            is "2/", and `#cost/`, which is no part of the page. A file, and a full address, are left as they are, so
#            that such links seem right. `trailingSlash: false` turns it off, for pages too. feed and rss give what they
#            get.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @astrojs/rss@4.0.19 feed@6.0.0 rss@1.2.2 rss-parser@3.13.0
cat >seen.mjs <<'JS'
import {getRssString} from '@astrojs/rss';
import {Feed} from 'feed';
import RSS from 'rss';
import Parser from 'rss-parser';

const site = 'https://docs.example.test';
const links = ['/jobs?page=2', '/run.png', '/run#cost', 'https://api.example.test/app?all=true'];
const full = links.map((link) => new URL(link, site).href);
const date = new Date(0);
const channel = {title: 't', description: 'd', site};
const items = links.map((link) => ({title: 't', link}));
const feeds = {
  astro: () => getRssString({...channel, items}),
  'astro, no slash': () => getRssString({...channel, items, trailingSlash: false}),
  feed: () => {
    const feed = new Feed({title: 't', id: site, link: site, copyright: ''});
    for (const link of full) feed.addItem({title: 't', id: link, link, date});
    return feed.rss2();
  },
  rss: () => {
    const feed = new RSS({title: 't', site_url: site, feed_url: site});
    for (const url of full) feed.item({title: 't', url, date});
    return feed.xml();
  },
};
for (const [name, make] of Object.entries(feeds)) {
  const feed = await new Parser().parseString(await make());
  console.log(`${name}:\n${feed.items.map(({link}) => `  ${link}`).join('\n')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
astro:
  https://docs.example.test/jobs?page=2/
  https://docs.example.test/run.png
  https://docs.example.test/run#cost/
  https://api.example.test/app?all=true
astro, no slash:
  https://docs.example.test/jobs?page=2
  https://docs.example.test/run.png
  https://docs.example.test/run#cost
  https://api.example.test/app?all=true
feed:
  https://docs.example.test/jobs?page=2
  https://docs.example.test/run.png
  https://docs.example.test/run#cost
  https://api.example.test/app?all=true
rss:
  https://docs.example.test/jobs?page=2
  https://docs.example.test/run.png
  https://docs.example.test/run#cost
  https://api.example.test/app?all=true
EXPECTED
