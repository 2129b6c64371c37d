import path from 'node:path';
import {buildSync} from 'esbuild';
import {contentPolicy, hashSource} from './policy';

/*
 * The template is for Eta, which fills it for each page, with the data of the page as `it`: code is between `<%` and `%>`,
 * a value after `<%=` (escaped) or `<%~` (as it is). The code has no `require`.
 */

/**
 * Makes the text of a page known to reader views. They count commas, so that a long program outweighs the page around it,
 * and leave out what is named "header", such as `id="header.x-team-id"`. But they keep what is named "article".
 */
const PAGE_HTML = `<%~ it.appHtml
  .replace('class="theme-doc-markdown', 'id="article" $& article')
  .replaceAll('" id="header', ' article$&') %>`;

/**
 * A mark of html-minifier-terser, Docusaurus' minifier: it does not change what is between two of them. There is nothing to
 * minify here, which took a tenth of a build, and inline scripts keep the bytes that the policy hashes.
 */
const AS_IT_IS = '<!-- htmlmin:ignore -->';

/** Hashes the inline scripts of the theme as `hashSource` does. Nothing but the template has their texts. */
const THEME_SOURCES = `<%
  const {createHash} = process.getBuiltinModule('node:crypto');
  const [, ...parts] = it.preBodyTags.split('<script>');
  const scripts = parts.map((part) => part.split('</script>')[0]);
  const digests = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
%><%~ digests.map((digest) => "'sha256-" + digest + "'").join(' ') %>`;

/** The fonts of English text. A page that is painted before they have loaded keeps fonts of the system. */
const FONTS = ['geist-basic-6', 'geist-mono-basic-1'].map((name) => {
  // After what a page needs to be read.
  const hints = 'rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin';
  return `<link ${hints} href="/fonts/${name}.woff2">`;
});

const STYLESHEETS =
  '<% for (const file of it.stylesheets) { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% } %>';

/** The scripts of the page. A browser loads none with this type: the loader does. */
const DEFERRED_SCRIPTS =
  '<% for (const file of it.scripts) { %><script type="text/deferred" data-src="<%= it.baseUrl + file %>"></script><% } %>';

/** The start of the element that has the content policy of a page. */
const POLICY = '<meta http-equiv="Content-Security-Policy" content="';

/** Returns the content policy of a built page, in which the template has put the hashes of its scripts. */
export function readPolicy(html: string): string {
  const [, rest = ''] = html.split(POLICY);
  return rest.slice(0, rest.indexOf('"'));
}

function bundle(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client', file)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Returns the template of every built page, for Docusaurus' option `ssrTemplate`: its own template, with scripts that
 * wait for the loader, the loader, and the content policy. `npm start` does not use it.
 *
 * @param hasAnalytics whether a page may load and report to an analytics service
 */
export function pageTemplate(hasAnalytics: boolean): string {
  const beforePaint = bundle('beforePaint.ts');
  const loader = bundle('loader.ts');
  const sources = [hashSource(beforePaint), THEME_SOURCES, hashSource(loader)].join(' ');
  // Between tags of the head there is no space, because Turndown would indent the title by one for each.
  const head = [
    '<meta charset="UTF-8">',
    `${POLICY}${contentPolicy(hasAnalytics, sources)}">`,
    `<script>${beforePaint}</script>`,
    '<meta name="generator" content="Docusaurus v<%= it.version %>">',
    "<%~ it.metaAttributes.filter(Boolean).join('') %>",
    '<%~ it.headTags %>',
    ...FONTS,
    STYLESHEETS,
  ];
  return `${AS_IT_IS}<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>${head.join('')}</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus">${PAGE_HTML}</div>
<%~ it.postBodyTags %>
${DEFERRED_SCRIPTS}
<script>${loader}</script>
</body>
</html>${AS_IT_IS}`;
}
