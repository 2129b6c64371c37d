import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {changeBody} from '../../../src/plugins/linked-fields/browser/changeBody';
import {editCode} from '../../../src/plugins/linked-fields/browser/editCode';
import {findBody} from '../../../src/plugins/linked-fields/browser/findBody';
import {type Json, readExpression} from '../../../src/plugins/linked-fields/browser/parseLiteral';
import {readReference} from '../../../src/plugins/reference';
import {listOptionalFields} from '../../../src/plugins/reference/build/operations/listOptionalFields';
import {LANGUAGES, type Language} from '../../../src/plugins/samples';
import {isMissing} from '../isMissing';
import {isRecord, readYaml} from '../reference/contract/contractFiles';

const SITE = path.resolve(import.meta.dirname, '../../..');

/** The value that replaces each variable. */
const ADDRESS = 'https://rungen.ai/model';

type Program = {
  readonly name: string;
  readonly language: Language;
  readonly code: string;
  readonly fields: ReturnType<typeof listOptionalFields>;
  /** The JSON pointer of the body's schema in the contract. */
  readonly pointer: string;
};

/** A program after a reader has chosen fields, and the body that it has to send. */
type Variant = Program & {readonly expected: Json; readonly file: string};

let folder = '';
let programs: readonly Program[] = [];
let variants: readonly Variant[] = [];

/** Lists variants of a program: each field added alone, each removed alone, then all of them added. */
function listVariants(program: Program): Variant[] {
  const {name, language, code, fields} = program;
  const options = fields.map(({id, example}) => ({path: id.slice('body.'.length), example}));
  const choices = [
    ...options.flatMap(({path: field}) => [new Map([[field, true]]), new Map([[field, false]])]),
    new Map(options.map(({path: field}) => [field, true])),
  ];
  return choices.map((choice, index) => {
    let expected: Json = null;
    const edited = editCode({code, kinds: '', part: undefined}, (body) => {
      expected = changeBody(body, options, choice, []);
      return expected;
    });
    const file = path.join(folder, language.programPath(`${name}-${index}`));
    return {...program, code: edited.code, expected, file};
  });
}

function codeOf(language: Language['id']): Variant[] {
  return variants.filter((variant) => variant.language.id === language);
}

/** Returns every expression in a body. */
function expressionsIn(value: Json): string[] {
  const expression = readExpression(value);
  if (expression !== undefined) return [expression];
  return typeof value === 'object' && value !== null
    ? Object.values<Json>(value).flatMap(expressionsIn)
    : [];
}

/** Replaces every expression in a body with an address: the variables of the programs are addresses. */
function withAddresses(value: Json): Json {
  if (readExpression(value) !== undefined) return ADDRESS;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withAddresses);
  return Object.fromEntries(
    Object.entries<Json>(value).map(([key, child]) => [key, withAddresses(child)]),
  );
}

/** Returns the source text of the body in a program, with every expression replaced by an address. */
function bodyText({code, name, language}: Program): string {
  const body = findBody(code);
  if (!body) throw new Error(`${name} in ${language.label} has no body`);
  return expressionsIn(body.value).reduce(
    (text, expression) => text.replaceAll(`: ${expression}`, `: "${ADDRESS}"`),
    code.slice(body.start, body.end),
  );
}

/** Removes whitespace and trailing commas from code. */
function unbroken(code: string): string {
  return code.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\]])/g, '');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linked-fields-'));
  const {operations} = await readReference(SITE);
  programs = operations.flatMap(({body, samples, pointer}) =>
    body === undefined
      ? []
      : samples.flatMap(({name}) =>
          LANGUAGES.map((language) => ({
            name,
            language,
            code: readFileSync(path.join(SITE, 'samples', language.programPath(name)), 'utf8'),
            fields: listOptionalFields(body),
            pointer: `${pointer}/requestBody/content/application~1json/schema`,
          })),
        ),
  );
  variants = programs.flatMap(listVariants);
  for (const {file, code} of variants) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, code);
  }
}, 120_000);

afterAll(() => rmSync(folder, {recursive: true}));

test('the body of every program of an operation is found', () => {
  console.log(`${programs.length} programs, ${variants.length} variants of them`);
  expect(programs.length).toBeGreaterThan(0);
  const without = programs.filter(({code}) => !findBody(code));
  expect(without.map(({name, language}) => `${name} in ${language.label}`)).toEqual([]);
});

test('adding a field changes no other field, and nothing around the body', () => {
  const options = [{path: 'added', example: 1}];
  const choice = new Map([['added', true]]);
  expect(programs.length).toBeGreaterThan(0);
  for (const {code} of programs) {
    const body = findBody(code);
    const grown = editCode({code, kinds: '', part: undefined}, (value) =>
      changeBody(value, options, choice, []),
    );
    const without = unbroken(grown.code).replace(/,["']?added["']?:1(?=\})/, '');
    expect(unbroken(grown.code)).not.toBe(without);
    expect(without).toBe(unbroken(code));
    expect(grown.code.startsWith(code.slice(0, body?.start))).toBe(true);
    expect(grown.code.endsWith(code.slice(body?.end))).toBe(true);
  }
});

test('every body that a reader can create matches the contract', () => {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  const document = readYaml(path.join(SITE, 'contract/openapi.yaml'));
  ajv.addSchema({...(isRecord(document) && document), $id: 'contract'});
  const problems = variants.flatMap(({name, pointer, expected}) => {
    const validate = ajv.getSchema(`contract${encodeURI(pointer)}`);
    if (!validate) return [`no schema at ${pointer}`];
    return validate(withAddresses(expected)) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(problems).toEqual([]);
});

test('in cURL and Go the body is the chosen JSON, and the cURL programs are valid', () => {
  const shell = codeOf('curl');
  const go = codeOf('go');
  for (const variant of [...shell, ...go]) {
    expect(JSON.parse(bodyText(variant))).toEqual(withAddresses(variant.expected));
  }
  expect(shell.length).toBeGreaterThan(0);
  expect(go.length).toBeGreaterThan(0);
  execFileSync('bash', [
    '-c',
    'for file; do bash -n "$file" || exit 1; done',
    'bash',
    ...shell.map(({file}) => file),
  ]);
});

const inPython = test.skipIf(isMissing('python3'));
inPython('in Python the body is the value that was chosen, and the programs are whole', () => {
  const python = codeOf('python');
  const script = [
    'import ast, json, sys',
    'for body, expected, file in json.load(sys.stdin):',
    '    assert ast.literal_eval(body) == json.loads(expected), file',
    '    compile(open(file).read(), file, "exec")',
  ].join('\n');
  const input = python.map((it) => [
    bodyText(it),
    JSON.stringify(withAddresses(it.expected)),
    it.file,
  ]);
  execFileSync('python3', ['-c', script], {input: JSON.stringify(input)});
  expect(python.length).toBeGreaterThan(0);
});

test('in JavaScript the body is the chosen value, and the programs are valid', () => {
  const javascript = codeOf('javascript');
  const values = `[${javascript.map(bodyText).join(',\n')}]`;
  const printed = execFileSync(process.execPath, ['-p', `JSON.stringify(${values})`], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual(javascript.map(({expected}) => withAddresses(expected)));
  const script = `
    const {SourceTextModule} = require('node:vm');
    const {readFileSync} = require('node:fs');
    for (const file of process.argv.slice(1)) new SourceTextModule(readFileSync(file, 'utf8'), {identifier: file});
  `;
  const files = javascript.map(({file}) => file);
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  execFileSync(process.execPath, [...flags, '-e', script, ...files]);
  expect(javascript.length).toBeGreaterThan(0);
});
