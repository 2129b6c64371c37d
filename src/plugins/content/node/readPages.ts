import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {keepLast} from '../../built-pages';
import {isRecord, type Problem} from '../../problems';
import {openYaml} from './readYaml';
import {findByteProblem, problemAt, readTexts, type Text} from './texts';

/** The folders that contain pages. */
export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** A page whose Markdown and front matter can be read. */
export type Page = Text & {
  /** Callers must not change it: the same text gives the same tree. */
  readonly tree: Root;
  /** The block between the `---` lines, if the page has one, with its lines where they are in the page. */
  readonly yaml: Text | undefined;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly route: string;
};

/** A page that can be read, or the one reason why it cannot. */
type Parsed = {readonly page: Page} | {readonly problem: Problem};

/** Parses MDX as Docusaurus does. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/**
 * Reads every page below the page folders. Files whose name starts with `_` are partials, not pages.
 *
 * @param siteDir the folder of the site
 * @returns the files of all, the pages that can be read, and for each other why it cannot; all sorted by path
 */
export async function readPages(siteDir: string) {
  const patterns = PAGE_FOLDERS.map((folder) => `${folder}/**/[^_]*.{md,mdx}`);
  const texts = await readTexts(siteDir, patterns);
  const read = texts.map(parsePage);
  return {
    files: texts.map(({file}) => file),
    pages: read.flatMap((it) => ('page' in it ? [it.page] : [])),
    problems: read.flatMap((it) => ('problem' in it ? [it.problem] : [])),
  };
}

/** @returns the route of a page, or of a component in `src/pages/` */
export function toRoute(file: string): string {
  return `/${file.replace(/^src\/pages\/|\.\w+$/g, '').replace(/(?:^|\/)index$/, '')}`;
}

const lastReading = keepLast<Parsed>();

/**
 * Parses the Markdown and the front matter of one page.
 *
 * @returns the page, or the one mistake that makes it unreadable: what follows from it would be told falsely
 */
export function parsePage(source: Text): Parsed {
  return lastReading(source.file, source.text, () => {
    try {
      const bytes = findByteProblem(source);
      if (bytes) return {problem: bytes};
      const tree = pageParser.parse(source.text);
      const block = tree.children.find((node) => node.type === 'yaml');
      const yaml = block && {file: source.file, text: `\n${block.value}`};
      const {document, problem} = openYaml(yaml ?? {...source, text: ''});
      const fault = findFenceProblem(source, tree) ?? problem;
      if (fault) return {problem: fault};
      const values: unknown = document.toJS();
      const frontMatter = isRecord(values) ? values : {};
      return {page: {...source, tree, yaml, frontMatter, route: toRoute(source.file)}};
    } catch (error) {
      if (!(error instanceof Error && 'reason' in error)) throw error;
      return {problem: explainReader(source, error)};
    }
  });
}

/** @returns what stands in the page for a node of its tree */
export const sourceOf = ({text}: Text, {position}: Nodes): string =>
  text.slice(position?.start.offset, position?.end.offset);

/** @returns an attribute of an element; undefined for another node */
export function attributeOf(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const value = node.attributes.find((it) => 'name' in it && it.name === name)?.value;
  return typeof value === 'object' ? value?.value.replace(/^"|"$/g, '') : value;
}

/** Says what the parser says, whose errors have their place as a name, and that of a tag that is open in the message. */
function explainReader(source: Text, {name, message}: Error): Problem {
  const heading = /^(?:\d+\. )?#.*(\{#([\w-]+)\})/m.exec(source.text);
  if (heading) {
    const [whole, old = '', id = ''] = heading;
    const at = heading.index + whole.lastIndexOf('{');
    return problemAt(source, at, `names a heading "${old}"`, `write {/* #${id} */}`);
  }
  const [, at] = /(?:^|\()(\d+:\d+)/.exec(/\(\d+:/.test(message) ? message : name) ?? [];
  return {
    place: `${source.file}:${at ?? '1:1'}`,
    problem: `cannot be read: ${message}`,
    fix: 'close the tag or brace there; outside code, write \\< and \\{ for the signs themselves',
  };
}

/** A code block that is not closed takes all that follows, up to the end or to the next fence, for code. */
function findFenceProblem(page: Text, tree: Root): Problem | undefined {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const [first = '', ...lines] = sourceOf(page, node).split('\n');
    const [mark] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
    if (mark === undefined) return;
    const swallowed = lines.findIndex((line) => new RegExp(`^\\s*${mark}\\w`).test(line)) + 1;
    if (swallowed === 0 && lines.at(-1)?.trim().startsWith(mark) === true) return;
    const line = (node.position?.start.line ?? 0) + swallowed;
    const found = swallowed > 0 ? `that swallows the one in line ${line}` : 'and never closes it';
    const problem = `opens a code block with ${mark} ${found}`;
    const fix = `put a line ${mark} below the code`;
    problems.push(problemAt(page, node.position?.start.offset, problem, fix));
  });
  return problems[0];
}
