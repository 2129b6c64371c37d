import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Problem} from '../../problems';

const SAID = /\b(?:status is|its status,|app is) `(?<state>[A-Z_]+)`/;
const PRINTED = /(?<=^Status: )[A-Z_]+$/gm;

/**
 * Compares the state that the paragraph after a sample names with the last one that the sample printed.
 *
 * @param tree a page, before its samples are expanded
 * @param file the page's file, for messages
 * @param readOutput returns what a sample printed, by default or in another recorded state
 * @returns a problem for every paragraph that names another state
 */
export function checkOutcomes(
  tree: Root,
  file: VFile,
  readOutput: (name: string, outputName?: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (node.name !== 'Sample' || next?.type !== 'paragraph') return;
    const said = SAID.exec(next.children.map(textOf).join(''))?.groups?.state;
    const name = attributeOf(node, 'name') ?? '';
    const printed = readOutput(name, attributeOf(node, 'output'))?.match(PRINTED)?.at(-1);
    if (said === undefined || printed === undefined || said === printed) return;
    const {line, column} = next.position?.start ?? {line: 1, column: 1};
    problems.push({
      place: `${path.relative(file.cwd, file.path)}:${line}:${column}`,
      problem: `says ${said} after the sample "${name}", which printed ${printed}`,
      fix: `write \`${printed}\`, or run npm run record -- samples`,
    });
  });
  return problems;
}

function attributeOf({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function textOf(node: RootContent): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return node.type === 'text' ? node.value : '';
}
