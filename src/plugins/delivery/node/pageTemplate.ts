import path from 'node:path';
import {buildSync} from 'esbuild';
import {contentPolicy, hashSource} from './policy';

/** Shown if a script cannot be loaded. */
const FAILURE = 'Parts of this page did not load. You can read it; menus and search do not work.';

/** Where the theme's link to the content leads without scripts. */
const SKIP_TARGET = 'id="__docusaurus_skipToContent_fallback"';

/**
 * Statements of the template that change the HTML of the theme, and fail the build where it has another text. The target of
 * the link to the content goes from an element around content and sidebar to the main element. The text gets a class:
 * reader views count commas, so that a long program outweighs the page around it, and keep what is named "article".
 */
const CHANGE_HTML = `
  let html = it.appHtml;
  const replace = (text, replacement) => {
    if (!html.includes(text)) throw new Error('pageTemplate.ts replaces ' + text + ', which the page does not have');
    html = html.replace(text, replacement);
  };
  if (html.includes('theme-layout-navbar')) {
    replace('${SKIP_TARGET}', '');
    replace('<main', '<main ${SKIP_TARGET} tabindex="-1"');
  }
  if (it.htmlAttributes.includes('docs-doc-id-')) {
    replace('theme-doc-markdown', 'theme-doc-markdown article');
  }
`;

/**
 * A mark of html-minifier-terser, Docusaurus' minifier: what is between two of them stays as it is. React and esbuild
 * write without a byte to spare, and to read that again for every page took a tenth of a build.
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

/** Bundles a script of `client/` with what it imports. */
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
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(hasAnalytics, sources)}">`,
    `${AS_IT_IS}<script>${beforePaint}</script>${AS_IT_IS}`,
    '<meta name="generator" content="Docusaurus v<%= it.version %>">',
    "<%~ it.metaAttributes.filter(Boolean).join('') %>",
    '<%~ it.headTags %>',
    '<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>',
  ];
  return `<% ${CHANGE_HTML} %><!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>${head.join('')}</head>
  <body <%~ it.bodyAttributes %>>
    ${AS_IT_IS}<%~ it.preBodyTags %>${AS_IT_IS}
    <div id="__docusaurus">${AS_IT_IS}<%~ html %>${AS_IT_IS}</div>
    <%~ it.postBodyTags %>
    <p class="load-failure" role="alert" hidden>${FAILURE} <a href="">Reload the page</a></p>
    <% it.scripts.forEach((script) => { %><script type="text/deferred" data-src="<%= it.baseUrl %><%= script %>"></script><% }) %>
    ${AS_IT_IS}<script${hasAnalytics ? ' data-needs-scripts' : ''}>${loader}</script>${AS_IT_IS}
  </body>
</html>`;
}
