import {visit} from 'unist-util-visit';
import {findNearest, type Problem, problemAt, suggest} from '../../files';
import {ALLOWED_NAMES, readAllowedNames} from '../../contract/registries';
import {collectNames, type Names, VARIABLE, withoutValues} from './contractNames';
import type {SiteContent, Rule} from './rule';

/** Reports names in code font that neither the contract nor `allowed-names.yaml` has. */
export const names: Rule = {id: 'names', check: checkNames};

function checkNames({siteDir, pages, contracts, texts}: SiteContent): Problem[] {
  const programs = texts.filter(({file}) => file.startsWith('samples/'));
  const known = collectNames(contracts, programs);
  const allowed = readAllowedNames(siteDir);
  const problems: Problem[] = [];
  for (const page of pages) {
    const isAllowed = (name: string): boolean =>
      allowed.some((entry) => {
        return entry.names.includes(name) && (entry.pages?.includes(page.file) ?? true);
      });
    const check = (name: string, offset = 0): void => {
      if (isAllowed(name)) return;
      const fix = checkName(name, known);
      if (fix === undefined) return;
      const start = Math.max(offset, page.text.indexOf(name, offset));
      const problem = `unknown name "${name}": not in the contract or allowed-names.yaml`;
      problems.push(problemAt(page, start, problem, fix));
    };
    visit(page.tree, 'inlineCode', ({value, position}) => {
      check(value, position?.start.offset);
    });
    // Of a code block, only variables are checked: programs and requests are tested where they are written.
    visit(page.tree, 'code', ({value, position}) => {
      for (const name of listVariables(value)) check(name, position?.start.offset);
    });
  }
  return problems;
}

function listVariables(code: string): string[] {
  return [...new Set(code.match(VARIABLE))];
}

const LITERALS = ['true', 'false', 'null'];

/** What looks like a name of the contract. Other code, such as a command, may contain anything. */
const SHAPES = [
  /^[A-Za-z][\w-]*\w$/, // gpu_tier, STOPPED, x-team-id, createApp
  /^(?:4\d\d|50\d)$/, // 404; other numbers are values
  /^[A-Z]+ \/\S*$/, // GET /app
];

/** A class of a programming language, such as `NotFoundError`: no name of the contract looks so. */
const CLASS = /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/;

/** A variable of a shell, such as `$RUNGEN_API` or `${RUNGEN_API}`. */
const SHELL_VARIABLE = /^\$\{?(\w+)\}?$/;

/** An item of a list, such as `[0]` in `choices[0].message`. */
const INDEX = /\[\d*\]/g;

const SITE_FOLDERS = ['docs', 'api', 'category', 'img', 'assets'];

/** Longer texts of another form are misspelt names if only so many letters differ. */
const MAX_SLIP = 2;
const MIN_LENGTH = 10;

/** @returns what to write instead of a text in code font; undefined if it is a known name, or no name */
function checkName(text: string, names: Names): string | undefined {
  const {words} = names;
  const name = withoutValues(text).replace(SHELL_VARIABLE, '$1').replace(INDEX, '');
  if (LITERALS.includes(text) || words.has(name)) return undefined;
  const isSlip = text.length >= MIN_LENGTH && findNearest(text, [...words], MAX_SLIP) !== undefined;
  if (!isSlip && !looksLikeName(name, names)) return undefined;
  return suggest(text, [...words], `add "${text}" with a reason to ${ALLOWED_NAMES}`);
}

function looksLikeName(text: string, {words, fields}: Names): boolean {
  if (SHAPES.some((shape) => shape.test(text))) return !CLASS.test(text);
  if (text.startsWith('/')) return !isOfSite(text);
  if (URL.canParse(text)) return words.has(new URL(text).host);
  const parts = text.split('.'); // a path to a field; `create.sh` is not one
  return parts.every((part) => /^\w+$/.test(part)) && parts.some((part) => fields.has(part));
}

/** Whether a path is that of a page or a file of this site, such as `/docs/intro` or `/llms.txt`. */
function isOfSite(path: string): boolean {
  const [, folder = ''] = path.split('/');
  return SITE_FOLDERS.includes(folder) || folder.includes('.');
}
