import path from 'node:path';
import {buildSync} from 'esbuild';
import {contentPolicy} from './policy';

/** Shown if a script cannot be loaded. */
const FAILURE = 'Parts of this page did not load. You can read it; menus and search do not work.';

/** Where the theme's link to the content leads without scripts: the theme puts the id on the content and the sidebar. */
const SKIP_TARGET = 'id="__docusaurus_skipToContent_fallback"';

/**
 * The class of the theme's text. Reader views count commas, so that a long program outweighs the page around it; a class
 * with the word "article" makes them keep the page.
 */
const TEXT_CLASS = 'theme-doc-markdown markdown';

/** An expression of the template: the page, with the target of that link on its main element. */
const APP_HTML = [
  'it.appHtml',
  `replace('${SKIP_TARGET}', '')`,
  `replace('<main', '<main ${SKIP_TARGET} tabindex="-1"')`,
  `replace('${TEXT_CLASS}', '${TEXT_CLASS} article')`,
].join('.');

/**
 * A mark of html-minifier-terser, Docusaurus' minifier: what is between two of them stays as it is. React and esbuild
 * write without a byte to spare, and to read that again for every page took a tenth of a build.
 */
const AS_IT_IS = '<!-- htmlmin:ignore -->';

/** Returns the element of a script of `client/`, with what it imports. */
function inline(file: string, attribute: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client', file)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return `${AS_IT_IS}<script${attribute}>${code}</script>${AS_IT_IS}`;
}

/**
 * Returns the template of every built page, for Docusaurus' option `ssrTemplate`: its own template, with scripts that
 * wait for the loader, the loader, and the content policy. `npm start` does not use it.
 *
 * @param hasAnalytics whether consent has to be asked on every page, so that scripts cannot wait for its use
 * @param announcementId of the announcement bar, which shows again when it changes
 * @returns a template in the language of Eta
 */
export function pageTemplate(hasAnalytics: boolean, announcementId: string): string {
  // Between tags of the head there is no space, because Turndown would indent the title by one for each.
  const head = [
    '<meta charset="UTF-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(hasAnalytics)}">`,
    inline('beforePaint.ts', ` data-announcement="${announcementId}"`),
    '<meta name="generator" content="Docusaurus v<%= it.version %>">',
    "<%~ it.metaAttributes.filter(Boolean).join('') %>",
    '<%~ it.headTags %>',
    '<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>',
  ];
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>${head.join('')}</head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus">${AS_IT_IS}<%~ ${APP_HTML} %>${AS_IT_IS}</div>
    <%~ it.postBodyTags %>
    <p class="loadFailure" role="alert" hidden>${FAILURE} <a href="">Reload the page</a></p>
    <% it.scripts.forEach((script) => { %><script type="text/held" data-src="<%= it.baseUrl %><%= script %>"></script><% }) %>
    ${inline('loader.ts', hasAnalytics ? ' data-needs-scripts' : '')}
  </body>
</html>`;
}
