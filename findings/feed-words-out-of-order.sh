#!/usr/bin/env bash
# A feed reader moves the words in code font to the end of their sentence, and links to the editor of the entry.
#
# Versions:  rss-parser 3.13.0; beside it @rowanmanning/feed-parser 2.1.5. Node 20.
# Input:     an Atom feed whose entry has `<content type="xhtml">` with "Use <code>PUT</code> to start", and two links: one
#            with rel="edit", and one without `rel`, which means the page of the entry.
# Expected:  the sentence as it is, and the link to the page.
# Seen:      "Use  to start<code>PUT</code>": the text is read into an object, which keeps the texts and the elements, and
#            not their order. The link is the first one, of whatever kind. The other parser has both right.
# For us:    the site publishes no feed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund rss-parser@3.13.0 @rowanmanning/feed-parser@2.1.5
cat >seen.mjs <<'JS'
import {parseFeed} from '@rowanmanning/feed-parser';
import Parser from 'rss-parser';

const feed = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:example:log</id><title>Changes</title><updated>2025-01-22T00:00:00Z</updated>
  <entry>
    <id>urn:example:1</id><title>Start</title><updated>2025-01-22T00:00:00Z</updated>
    <link rel="edit" href="https://example.com/edit/1"/>
    <link href="https://example.com/changes/1"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Use <code>PUT</code> to start</div></content>
  </entry>
</feed>`;
const words = (html) => html.replaceAll(/<[^>]*>/g, ' ').trim().split(/\s+/).join(' ');
const [item] = (await new Parser().parseString(feed)).items;
console.log(`rss-parser: ${words(item.content)}, ${item.link}`);
const [entry] = parseFeed(feed).items;
console.log(`feed-parser: ${words(entry.content)}, ${entry.url}`);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
rss-parser: Use to start PUT, https://example.com/edit/1
feed-parser: Use PUT to start, https://example.com/changes/1
EXPECTED
