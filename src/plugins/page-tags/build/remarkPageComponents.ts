import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

/** The module of each component, by the name that pages write. */
type PageComponentsOptions = {
  readonly modules: Readonly<Record<string, string>>;
};

function buildImport(name: string, module: string): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name},
        local: {type: 'Identifier', name},
      },
    ],
    source: {type: 'Literal', value: module},
    attributes: [],
  };
}

/**
 * A remark plugin that imports components that few pages use, only into the pages that use them. The components of
 * `src/theme/MDXComponents` are loaded by every page.
 *
 * @param options the modules of the components
 * @returns a transformer
 */
export function remarkPageComponents({modules}: PageComponentsOptions) {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && typeof node.name === 'string') used.add(node.name);
    });
    const body = Object.entries(modules)
      .filter(([name]) => used.has(name))
      .map(([name, module]) => buildImport(name, module));
    if (body.length === 0) return;
    const program = {type: 'Program', sourceType: 'module', body} as const;
    const imports: MdxjsEsm = {
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {...program, body: [...body]}},
    };
    tree.children.unshift(imports);
  };
}
