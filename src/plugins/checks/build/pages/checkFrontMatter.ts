import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import {findNearest, type Problem} from '../../../problems';
import {type Page, problemsOf, type Point} from './Page';
import {isPageKind, PAGE_KINDS} from './pageKinds';

const DESCRIPTION_LENGTH = {min: 50, max: 160};
const REQUIRED_KEYS = ['title', 'description', 'kind'] as const;
const KNOWN_KEYS = [
  ...REQUIRED_KEYS,
  'operation',
  'related',
  'sidebar_label',
  'sidebar_class_name',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'hide_table_of_contents',
];

/** One key of front matter, with its value and position. */
type Entry = {
  readonly key: string;
  readonly value: unknown;
  readonly at: Point;
};

/** The content between the `---` lines. */
type FrontMatter = {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
};

/**
 * Parses front matter with the position of each key.
 *
 * @returns the keys in order; missing front matter and invalid YAML are problems
 */
export function readFrontMatter({file, text, yaml}: Page): FrontMatter {
  const problem = problemsOf(file);
  const start = {line: 1, column: 1};
  if (!yaml) {
    const isOpen = text.startsWith('---');
    const words = isOpen
      ? 'opens front matter with --- and never closes it'
      : 'has no front matter';
    const fix = isOpen
      ? 'put a line --- below the last key'
      : 'start the page with ---, title, description and kind, and --- again';
    return {entries: [], problems: [problem(start, words, fix)]};
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml.value, {lineCounter: lines, prettyErrors: false});
  const pointOf = (offset: number): Point => {
    const {line, col} = lines.linePos(offset);
    return {line: line + 1, column: col}; // the first line of the page is ---
  };
  const problems = document.errors.map(({pos, message}) =>
    problem(
      pointOf(pos[0]),
      `has front matter that is not valid YAML: ${message}`,
      'quote a value that holds a colon, and indent with spaces',
    ),
  );
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const entries = pairs.flatMap(({key, value}) =>
    isScalar(key) && typeof key.value === 'string'
      ? [
          {
            key: key.value,
            value: isNode(value) ? asUnknown(value.toJS(document)) : undefined,
            at: pointOf(key.range[0]),
          },
        ]
      : [],
  );
  return {entries, problems};
}

/** A YAML value can have any type. Typed as unknown, so that each check has to test for the type it needs. */
function asUnknown(value: unknown): unknown {
  return value;
}

/**
 * Checks the keys and values of a page's front matter.
 *
 * @returns every problem, in the order of the lines
 */
export function checkFrontMatter(page: Page): Problem[] {
  const {entries, problems} = readFrontMatter(page);
  if (problems.length > 0) {
    return [...problems];
  }
  return [
    ...checkRequiredKeys(page, entries),
    ...entries.flatMap((entry) => checkKey(page, entry)),
    ...checkOperation(page, entries),
  ];
}

function checkRequiredKeys({file}: Page, entries: readonly Entry[]): Problem[] {
  const missing = REQUIRED_KEYS.filter((key) => !entries.some((entry) => entry.key === key));
  return missing.map((key) => {
    const fix = `add a line "${key}: ..." between the --- lines`;
    return problemsOf(file)({line: 1, column: 1}, `has no ${key}`, fix);
  });
}

function checkKey({file}: Page, entry: Entry): Problem[] {
  const problem = problemsOf(file);
  const {key, value, at} = entry;
  if (!KNOWN_KEYS.includes(key)) {
    const nearest = findNearest(key, KNOWN_KEYS);
    const fix = nearest ? `write "${nearest}"` : `use one of ${KNOWN_KEYS.join(', ')}`;
    return [problem(at, `has the unknown key "${key}"`, fix)];
  }
  if (key === 'title' && (typeof value !== 'string' || value.trim() === '')) {
    return [problem(at, 'has an empty title', 'write the title in sentence case')];
  }
  if (key === 'description') {
    return checkDescription(file, entry);
  }
  if (key === 'kind' && !isPageKind(value)) {
    const fix = `use one of ${PAGE_KINDS.join(', ')}`;
    return [problem(at, `is of the unknown kind ${JSON.stringify(value)}`, fix)];
  }
  if (key === 'related' && !isListOfPaths(value)) {
    const fix = "write a list of paths: related: ['/docs/intro']";
    return [problem(at, `has related pages ${JSON.stringify(value)}`, fix)];
  }
  return [];
}

function checkDescription(file: string, {value, at}: Entry): Problem[] {
  const problem = problemsOf(file);
  const {min, max} = DESCRIPTION_LENGTH;
  const fix = `write one sentence of ${min} to ${max} characters that says what the page is for`;
  if (typeof value !== 'string') {
    return [problem(at, 'has an empty description', fix)];
  }
  const length = Array.from(value).length;
  return length >= min && length <= max
    ? []
    : [problem(at, `has a description of ${length} characters: "${value}"`, fix)];
}

function isListOfPaths(value: unknown): boolean {
  const isPath = (item: unknown) => typeof item === 'string' && item.startsWith('/');
  return Array.isArray(value) && value.length > 0 && value.every(isPath);
}

/** Every page below `api/apis/` documents one operation, and no other page may name one. */
function checkOperation({file}: Page, entries: readonly Entry[]): Problem[] {
  const problem = problemsOf(file);
  const operation = entries.find(({key}) => key === 'operation');
  const isOperationPage = file.startsWith('api/apis/');
  if (isOperationPage && !operation) {
    const fix = 'add a line "operation: ..." with an operationId of contract/openapi.yaml';
    return [problem({line: 1, column: 1}, 'is below api/apis/ and names no operation', fix)];
  }
  if (operation && !isOperationPage) {
    const words = `names the operation ${JSON.stringify(operation.value)} but is not below api/apis/`;
    return [problem(operation.at, words, 'remove the line, or move the page')];
  }
  return [];
}
