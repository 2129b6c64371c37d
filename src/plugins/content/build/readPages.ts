import {isUtf8} from 'node:buffer';
import type {Dirent} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Root, Yaml} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parseDocument} from 'yaml';
import {keepLast} from '../../built-pages';
import type {Problem} from '../../problems';
import {explainYamlError} from './readYaml';

/** The folders that contain pages. */
export const PAGE_FOLDERS = ['docs', 'api', 'src/pages'] as const;

/** The folders whose files are published or read as text. */
const TEXT_FOLDERS = [...PAGE_FOLDERS, 'contract', 'samples'] as const;

/** Signs that make a text another one for a shell, a parser or a reader, with what an editor calls them. */
const SIGNS = [
  {
    sign: '\r',
    problem: 'has the line ends of Windows',
    fix: 'save the file with the line ends of Unix (LF)',
  },
  {
    sign: '\uFEFF',
    problem: 'starts with a byte order mark',
    fix: 'save the file as UTF-8 without BOM',
  },
  {sign: '\0', problem: 'holds a NUL character', fix: 'remove it'},
] as const;

/** A longer page takes too long to process, in a reader's browser and in each part of the build that reads pages. */
const MAX_CHARACTERS = 100_000;

/** A text of the site, with its file relative to the site's folder, with forward slashes. */
export type Text = {readonly file: string; readonly text: string};

/** A page whose Markdown and front matter can be read. */
export type Page = Text & {
  /** Callers must not change it: the same text gives the same tree. */
  readonly tree: Root;
  /** The block between the `---` lines, if the page has one. */
  readonly yaml: Yaml | undefined;
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

/** @returns `file:line:col` of an offset in a text */
export function placeAt({file, text}: Text, offset = 0): string {
  const before = text.slice(0, offset);
  return `${file}:${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`;
}

/** The pages of a site, read once for all checks. */
export type ReadPages = {
  /** The file of every page that exists, also of those that cannot be read. */
  readonly files: readonly string[];
  readonly pages: readonly Page[];
  /** Why the others cannot be read, one problem for each. */
  readonly problems: readonly Problem[];
};

/**
 * Reads every page below the page folders. Files whose name starts with `_` are partials, not pages.
 *
 * @param siteDir the folder of the site
 * @returns pages, sorted by path within each folder
 */
export async function readPages(siteDir: string): Promise<ReadPages> {
  const folders = await Promise.all(PAGE_FOLDERS.map((folder) => listEntries(siteDir, folder)));
  const files = folders.flat().filter(({file}) => /\.mdx?$/.test(file) && !file.includes('/_'));
  const read = await Promise.all(files.map(({file}) => readPage(siteDir, file)));
  return {
    files: files.map(({file}) => file),
    pages: read.flatMap((it) => ('page' in it ? [it.page] : [])),
    problems: read.flatMap((it) => ('problem' in it ? [it.problem] : [])),
  };
}

/**
 * Finds symbolic links among pages and static files. They are reported before all other problems, because code that
 * reads the folders follows them, and would never finish on a link to a parent folder.
 *
 * @param siteDir the folder of the site
 */
export async function findSymlinks(siteDir: string): Promise<Problem[]> {
  const folders = [...PAGE_FOLDERS, 'static'].map((folder) => listEntries(siteDir, folder));
  const problem = 'is a symbolic link';
  const fix = 'put the file itself here: the same text at two addresses is duplicate content';
  return (await Promise.all(folders))
    .flat()
    .filter(({isLink}) => isLink)
    .map(({file}) => ({place: `${file}:1:1`, problem, fix}));
}

async function listEntries(siteDir: string, folder: string) {
  const options = {recursive: true, withFileTypes: true} as const;
  const entries = await readdir(path.join(siteDir, folder), options).catch((): Dirent[] => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = path.relative(siteDir, path.join(entry.parentPath, entry.name));
      return {file: file.split(path.sep).join('/'), isLink: entry.isSymbolicLink()};
    })
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

async function readPage(siteDir: string, file: string): Promise<Parsed> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  if (text.length <= MAX_CHARACTERS) return parsePage({file, text});
  const problem = `has ${text.length} characters, and ${MAX_CHARACTERS} is the most`;
  return {problem: {place: placeAt({file, text}), problem, fix: 'split the page'}};
}

/**
 * Checks the bytes of every text that the site publishes or is made from: what Git or an editor on another system has
 * changed is told by its name, because what follows from it would be told falsely.
 *
 * @param siteDir the folder of the site
 * @returns the first problem of each file
 */
export async function checkBytes(siteDir: string): Promise<Problem[]> {
  const folders = await Promise.all(TEXT_FOLDERS.map((folder) => listEntries(siteDir, folder)));
  const checked = folders.flat().map(async ({file}): Promise<Problem[]> => {
    const bytes = await readFile(path.join(siteDir, file));
    const text = bytes.toString('utf8');
    const place = (offset: number): string => placeAt({file, text}, offset);
    if (!isUtf8(bytes)) {
      const again = Buffer.from(text);
      const at = bytes.findIndex((byte, index) => byte !== again[index]);
      const offset = bytes.subarray(0, at).toString('utf8').length;
      const problem = `is not UTF-8: it holds the byte 0x${(bytes[at] ?? 0).toString(16)}`;
      return [{place: place(offset), problem, fix: 'save the file as UTF-8'}];
    }
    const found = SIGNS.find(({sign}) => text.includes(sign));
    return found
      ? [{place: place(text.indexOf(found.sign)), problem: found.problem, fix: found.fix}]
      : [];
  });
  return (await Promise.all(checked)).flat();
}

const lastReading = keepLast<Parsed>();

/**
 * Parses the Markdown and the front matter of one page.
 *
 * @returns the page, or the one mistake that makes it unreadable: what follows from it would be told falsely
 */
export function parsePage(source: Text): Parsed {
  return lastReading(source.file, source.text, () => parseText(source));
}

function parseText(source: Text): Parsed {
  try {
    const tree = pageParser.parse(source.text);
    const yaml = tree.children.find((node) => node.type === 'yaml');
    const page = {...source, tree, yaml};
    const problem = findFenceProblem(page) ?? findYamlProblem(page);
    return problem ? {problem} : {page};
  } catch (error) {
    if (!isReaderMessage(error)) throw error;
    return {problem: explainReader(source, error)};
  }
}

type ReaderMessage = {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

function isReaderMessage(error: unknown): error is ReaderMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** What to write in place of an element that a page may not have. */
export const ELEMENT_FIXES: Readonly<Record<string, string>> = {
  a: 'write a Markdown link, [text](/docs/intro), so that the build can check it',
  img: 'write a Markdown image, ![what it shows](./picture.svg), so that the build gives it a size and checks it',
  script: 'remove it: a page carries no script',
  iframe: 'remove it and link to the address: a page loads nothing from elsewhere',
  style: 'remove it: styles live in src/css and in components',
  table: 'write a Markdown table',
  form: 'remove it: a page has no form',
  input: 'remove it: a page has no form',
};

function explainReader(source: Text, {reason, line, column}: ReaderMessage): Problem {
  const id = /^(?:\d+\. )?#.*(\{#([\w-]+)\})/m.exec(source.text);
  if (id?.[1] !== undefined) {
    const place = placeAt(source, id.index + id[0].lastIndexOf('{'));
    return {place, problem: `names a heading "${id[1]}"`, fix: `write {/* #${id[2] ?? ''} */}`};
  }
  // If a tag is still open at the end of a page, the parser gives the position of the tag only in its message.
  const named = /\((\d+:\d+)/.exec(reason)?.[1] ?? '1:1';
  const element = /`<([a-z]\w*)>`/.exec(reason)?.[1] ?? '';
  return {
    place: `${source.file}:${line === undefined ? named : `${line}:${column ?? 1}`}`,
    problem: `cannot be read: ${reason}`,
    fix:
      ELEMENT_FIXES[element] ??
      'close the tag or brace there; outside code, write \\< and \\{ for the signs themselves',
  };
}

/** A code block that is not closed takes all that follows, up to the end or to the next fence, for code. */
function findFenceProblem(page: Page): Problem | undefined {
  let problem: Problem | undefined;
  visit(page.tree, 'code', ({position}) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const [first = '', ...lines] = page.text.slice(start, end).split('\n');
    const mark = /^(?:`{3,}|~{3,})/.exec(first)?.[0] ?? '';
    if (problem || mark === '') return;
    const [at, fix] = [placeAt(page, start), `put a line ${mark} below the code`];
    const swallowed = lines.findIndex((line) => new RegExp(`^\\s*${mark}\\w`).test(line));
    if (swallowed >= 0) {
      const line = (position?.start.line ?? 0) + swallowed + 1;
      const found = `opens a code block with ${mark} that swallows the one in line ${line}`;
      problem = {place: at, problem: found, fix};
    } else if (lines.at(-1)?.trim().startsWith(mark) !== true) {
      problem = {place: at, problem: `opens a code block with ${mark} and never closes it`, fix};
    }
  });
  return problem;
}

function findYamlProblem({file, text, yaml}: Page): Problem | undefined {
  if (!yaml) {
    if (!text.startsWith('---')) return undefined;
    const problem = 'opens front matter with --- and never closes it';
    return {place: `${file}:1:1`, problem, fix: 'put a line --- below the last key'};
  }
  const [error] = parseDocument(yaml.value, {prettyErrors: false}).errors;
  if (!error) return undefined;
  const start = '---\n'.length;
  const {offset, ...told} = explainYamlError(yaml.value, error.pos[0], error.message);
  return {place: placeAt({file, text}, start + offset), ...told};
}
