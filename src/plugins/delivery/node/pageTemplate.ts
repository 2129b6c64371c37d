import path from 'node:path';
import {buildSync} from 'esbuild';
import {contentPolicy, hashSource} from './policy';

/**
 * The HTML of a page. Its text gets an id and a class: reader views count commas, so that a long program outweighs the
 * page around it, and keep what is named "article", even if it is also named "header".
 */
const APP_HTML = `it.appHtml
  .replace('class="theme-doc-markdown', 'id="article" $& article')
  .replaceAll('" id="header', ' article$&')`;

/**
 * A mark of html-minifier-terser, Docusaurus' minifier: it does not change what is between two of them. There is nothing to
 * minify here, which took a tenth of a build, and inline scripts keep the bytes that the policy hashes.
 */
const AS_IT_IS = '<!-- htmlmin:ignore -->';

/**
 * An expression of the template: the sources that allow the inline scripts of the theme. Its text is known only to the
 * template, which has no `require`.
 */
const THEME_SOURCES = `
  [...it.preBodyTags.matchAll(/<script>([^]*?)<\\/script>/g)]
    .map(([, code]) => process.getBuiltinModule('node:crypto').createHash('sha256').update(code).digest('base64'))
    .map((hash) => "'sha256-" + hash + "'").join(' ')`;

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
 * @param hasAnalytics whether consent has to be asked on every page, so that scripts cannot wait for its use
 * @returns a template in the language of Eta
 */
export function pageTemplate(hasAnalytics: boolean): string {
  const beforePaint = bundle('beforePaint.ts');
  const loader = bundle('loader.ts');
  const sources = `${hashSource(beforePaint)} <%~ ${THEME_SOURCES} %> ${hashSource(loader)}`;
  // Between tags of the head there is no space, because Turndown would indent the title by one for each.
  const head = [
    '<meta charset="UTF-8">',
    `${POLICY}${contentPolicy(hasAnalytics, sources)}">`,
    `<script>${beforePaint}</script>`,
    '<meta name="generator" content="Docusaurus v<%= it.version %>">',
    "<%~ it.metaAttributes.filter(Boolean).join('') %>",
    '<%~ it.headTags %>',
    '<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>',
  ];
  return `${AS_IT_IS}<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>${head.join('')}</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ ${APP_HTML} %></div>
<%~ it.postBodyTags %>
<% it.scripts.forEach((script) => { %><script type="text/deferred" data-src="<%= it.baseUrl %><%= script %>"></script><% }) %>
<script${hasAnalytics ? ' data-needs-scripts' : ''}>${loader}</script>
</body>
</html>${AS_IT_IS}`;
}
