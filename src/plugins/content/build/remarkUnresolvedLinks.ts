import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * A remark plugin that excludes links to missing files from the link check at the end of a build. Docusaurus has
 * already warned about them, with file and line; the tests follow them and fail. The plugin has to run after
 * Docusaurus' own plugins, which replace the links that they can resolve.
 *
 * @param siteDir the folder of the site
 * @returns the plugin: as an option of it, the folder would be published with the configuration, which scripts contain
 */
export function remarkUnresolvedLinks(siteDir: string) {
  return () =>
    (tree: Root, file: VFile): void => {
      visit(tree, ['link', 'definition'], (node) => {
        if (node.type !== 'link' && node.type !== 'definition') return;
        if (/^[a-z][\w+.-]*:/i.test(node.url) || !/\.mdx?(?:[?#]|$)/i.test(node.url)) return;
        const folder = path.dirname(path.relative(siteDir, file.path));
        const target = node.url.startsWith('/') ? node.url : path.join('/', folder, node.url);
        node.url = `pathname://${target.split(path.sep).join('/')}`;
      });
    };
}
