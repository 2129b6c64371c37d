import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {findNearest, type Problem, problemAt, suggest} from '../../files';
import {ALLOWED_NAMES, readAllowedNames} from '../../contract/registries';
import type {Page} from '../mdx';
import {collectNames, type Names, VARIABLE, withoutValues} from './contractNames';
import type {SiteContent, Rule} from './rule';

/** Reports names in code font that neither the contract nor `allowed-names.yaml` has. */
export const names: Rule = {id: 'names', check: checkNames};

function checkNames({siteDir, pages, contracts, texts}: SiteContent): Problem[] {
  const programs = texts.filter(({file}) => file.startsWith('samples/'));
  const known = collectNames(contracts, programs);
  const registry = readAllowedNames(siteDir);
  const problems: Problem[] = [];
  for (const page of pages) {
    const entries = registry.filter((entry) => entry.pages?.includes(page.file) ?? true);
    const isAllowed = (name: string) => entries.some((entry) => entry.names.includes(name));
    visit(page.tree, (node) => {
      for (const name of listNames(node)) {
        if (isAllowed(name)) continue;
        const fix = findFix(name, known);
        if (fix !== undefined) problems.push(reportName(name, fix, node, page));
      }
    });
  }
  return problems;
}

function reportName(name: string, fix: string, {position}: Nodes, page: Page): Problem {
  const start = position?.start.offset ?? 0;
  const offset = Math.max(start, page.text.indexOf(name, start));
  const problem = `unknown name "${name}": not in the contract or allowed-names.yaml`;
  return problemAt(page, offset, problem, fix);
}

/** Lists names in code font, and the variables of code blocks, whose other code is tested. */
function listNames(node: Nodes): Iterable<string> {
  if (node.type === 'inlineCode') return [node.value];
  if (node.type === 'code') return new Set(node.value.match(VARIABLE));
  return [];
}

const LITERALS = ['true', 'false', 'null'];

/** A variable of a shell, such as `$RUNGEN_API` or `${RUNGEN_API}`. */
const SHELL_VARIABLE = /^\$\{?(\w+)\}?$/;

/** An item of a list, such as `[0]` in `choices[0].message`. */
const INDEX = /\[\d*\]/g;

/** Returns what to write in place of a name that does not exist; undefined for one that does, and for other code. */
function findFix(text: string, names: Names): string | undefined {
  const name = withoutValues(text).replace(SHELL_VARIABLE, '$1').replace(INDEX, '');
  if (LITERALS.includes(name) || names.words.has(name)) return undefined;
  if (!looksLikeName(name, names) && !isMisspelled(text, names)) return undefined;
  return suggest(text, [...names.words], `add "${text}" with a reason to ${ALLOWED_NAMES}`);
}

/** A long text that does not look like a name is a misspelled one if at most this many letters differ. */
const MAX_WRONG_LETTERS = 2;
const MIN_LENGTH = 10;

function isMisspelled(text: string, {words}: Names): boolean {
  if (text.length < MIN_LENGTH) return false;
  return findNearest(text, [...words], MAX_WRONG_LETTERS) !== undefined;
}

/** What looks like a name of the contract. Other code, such as a command, may contain anything. */
const SHAPES = [
  /^[A-Za-z][\w-]*\w$/, // gpu_tier, STOPPED, x-team-id, createApp
  /^(?:4\d\d|50\d)$/, // 404; other numbers are values
  /^[A-Z]+ \/\S*$/, // GET /app
];

/** A class of a programming language, such as `NotFoundError`: no name of the contract has this form. */
const CLASS = /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/;

function looksLikeName(text: string, {words, fields}: Names): boolean {
  if (CLASS.test(text)) return false;
  if (SHAPES.some((shape) => shape.test(text))) return true;
  if (text.startsWith('/')) return !isOfSite(text);
  if (URL.canParse(text)) return words.has(new URL(text).host);
  const parts = text.split('.'); // a path to a field; `create.sh` is not one
  const areWords = parts.every((part) => /^\w+$/.test(part));
  return areWords && parts.some((part) => fields.has(part));
}

const SITE_FOLDERS = ['docs', 'api', 'category', 'img', 'assets'];

/** Returns whether a path is that of a page or a file of this site, such as `/docs/intro` or `/llms.txt`. */
function isOfSite(path: string): boolean {
  const [, folder = ''] = path.split('/');
  return SITE_FOLDERS.includes(folder) || folder.includes('.');
}
