import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {publishContracts} from '../../../src/contract/openapi';
import {missing, PYTHON, titled, type RequirementName} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';

const FILES = publishContracts(process.cwd(), 'https://docs.rungen.ai');
const YAML_FILES = Object.entries(FILES).filter(([name]) => name.endsWith('.yaml'));

const folder = makeFolder('contracts-');
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
mkdirSync(path.join(folder, 'go'));

/** Programs in Go find their packages where Debian puts them, and leave nothing outside the folder. */
const GO = {
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOFLAGS: '',
  GOCACHE: path.join(folder, 'go'),
};

const runGo = (program: string): string[] => [
  'go',
  'run',
  path.resolve('tests/nightly/tools/readers', program),
];

const readWithPython = (loader: string): string[] => [
  PYTHON,
  '-c',
  `import json, sys, yaml; print(json.dumps(yaml.load(open(sys.argv[1]), yaml.${loader})))`,
];

/** Parsers of YAML in other languages: commands that print a file as JSON. */
const READERS: readonly [name: string, needs: RequirementName, command: readonly string[]][] = [
  ['Go, yaml.v3', 'go-openapi', runGo('yaml.go')],
  ['PyYAML, SafeLoader', 'python-yaml', readWithPython('SafeLoader')],
  ['PyYAML, CSafeLoader', 'python-yaml', readWithPython('CSafeLoader')],
  [
    'Ruby, Psych',
    'ruby',
    ['ruby', '-r', 'yaml', '-r', 'json', '-e', 'puts YAML.load_file(*ARGV).to_json'],
  ],
];

/** Runs a program with a published file as its last argument. */
async function read([program = '', ...args]: readonly string[], file: string): Promise<string> {
  const env = {...process.env, ...GO, LC_ALL: 'C.UTF-8'};
  const options = {cwd: folder, env, limitMs: 300_000};
  const {code, stdout, output} = await runProgram(program, [...args, file], options);
  expect(code, output).toBe(0);
  return stdout;
}

for (const [file, text] of YAML_FILES) {
  const expected: unknown = parse(text);

  test(`js-yaml reads ${file}`, () => {
    expect(parseYaml(text)).toEqual(expected);
  });

  for (const [name, needs, command] of READERS) {
    const reason = missing(needs);
    test.skipIf(reason)(titled(`${name} reads ${file}`, reason), async () => {
      expect(JSON.parse(await read(command, file))).toEqual(expected);
    });
  }
}

const reason = missing('go-openapi');

test.skipIf(reason)(titled('kin-openapi accepts openapi-3.0.json', reason), async () => {
  expect(await read(runGo('kin_openapi.go'), 'openapi-3.0.json')).toBe('RunGen.AI API\n');
});
