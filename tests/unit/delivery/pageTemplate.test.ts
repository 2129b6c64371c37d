import {render} from 'eta';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../../src/plugins/delivery';

const SKIP_TARGET = 'id="__docusaurus_skipToContent_fallback"';
const TEMPLATE = pageTemplate(false);

/** Renders a page as Docusaurus does. */
function renderPage(appHtml: string, htmlAttributes = ''): string {
  const none = {preBodyTags: '', metaAttributes: [], stylesheets: [], scripts: []};
  return render(TEMPLATE, {...none, appHtml, htmlAttributes});
}

it('the link to the content leads past the sidebar', () => {
  const theme = `<nav class="theme-layout-navbar"></nav><div ${SKIP_TARGET}><main class="a">`;
  expect(renderPage(theme)).toContain(`<div ><main ${SKIP_TARGET} tabindex="-1" class="a">`);
});

it('the text of a docs page is named an article', () => {
  const html = renderPage('<div class="theme-doc-markdown">', 'class="docs-doc-id-intro"');
  expect(html).toContain('<div class="theme-doc-markdown article">');
});

it.each([
  ['the theme names the target otherwise', '<nav class="theme-layout-navbar"></nav><main>', ''],
  ['the theme names the text otherwise', '<main>', 'class="docs-doc-id-intro"'],
])('a build fails where %s', (_, appHtml, htmlAttributes) => {
  expect(() => renderPage(appHtml, htmlAttributes)).toThrow(/pageTemplate\.ts replaces/);
});
