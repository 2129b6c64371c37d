import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {publishContracts} from '@site/src/contract/openapi';
import {missing, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {startPractice} from '../../samples/mockServer';

const CONTRACTS = publishContracts(process.cwd(), 'https://docs.rungen.ai');
const NODE_MAJOR = Number(process.versions.node.split('.')[0]);

const PAGE = readFileSync('api/intro.mdx', 'utf8');

/** The program in TypeScript on the page, between ```typescript and ```. */
const [, PAGE_PROGRAM = ''] = /```typescript\n([^]*?)```/.exec(PAGE) ?? [];

/** What is run with the contract, in an empty folder. */
type Tool = {
  /** The versions of its packages by name, the main one first. */
  readonly packages: Readonly<Record<string, string>>;
  readonly needsNode22: boolean;
  readonly command: string;
};

/** The commands of the validators, which the page only names. */
const VALIDATORS: Readonly<Record<string, string>> = {
  '@redocly/cli': 'npx @redocly/cli lint openapi.yaml openapi-200.yaml openai-compatible.yaml',
  '@stoplight/spectral-cli':
    'npx -p @stoplight/spectral-cli spectral lint -F hint openapi*.yaml openai-compatible.yaml',
};

/** The tools that write TypeScript. */
const CLIENT_GENERATORS: readonly string[] = [
  'openapi-typescript',
  '@hey-api/openapi-ts',
  'swagger-typescript-api',
  'orval',
];

/** A package in the text of the page, with its version, and the newer one where that needs Node.js 22. */
const PACKAGE = /`(?<name>[^`]+)` (?<version>[\d.]+\d)(?:, with Node\.js 22 (?<newer>[\d.]+\d))?/g;

/** Reads a tool as the page names it: once with its versions, and again with newer ones. */
function readTool(text: string, command?: string): Tool[] {
  const packages: Record<string, string> = {};
  const newer: Record<string, string> = {};
  for (const {groups} of text.matchAll(PACKAGE)) {
    const {name = '', version = ''} = groups ?? {};
    packages[name] = version;
    if (groups?.newer !== undefined) newer[name] = groups.newer;
  }
  const tool = {packages, needsNode22: false, command: command ?? VALIDATORS[main(packages)] ?? ''};
  if (Object.keys(newer).length === 0) return [tool];
  return [tool, {...tool, packages: {...packages, ...newer}, needsNode22: true}];
}

const main = (packages: Tool['packages']): string => Object.keys(packages)[0] ?? '';

const ROWS = [...PAGE.matchAll(/^\| (`.+?) \| `(npx .+?)` \| /gm)];
const [, validators = ''] = /^The validators (.+) report no problems\.$/m.exec(PAGE) ?? [];
const TOOLS = [
  ...ROWS.flatMap(([, packages = '', command = '']) => readTool(packages, command)),
  ...validators.split(' and ').flatMap((text) => readTool(text)),
];

/** What commands write is compiled in strict mode. */
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [path.resolve('node_modules/@types')],
  },
  include: ['*.ts', 'rungen'],
};

async function run(
  folder: string,
  command: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = {...process.env, npm_config_yes: 'true', ...variables};
  const options = {cwd: folder, env, limitMs: 300_000};
  const {code, stdout, output} = await runProgram('bash', ['-c', command], options);
  expect(code, `${command}\n${output}`).toBe(0);
  return stdout;
}

/** Returns the command of a tool with the versions that its row shows, in place of the newest. */
function pinCommand({command, packages}: Tool): string {
  let pinned = command;
  for (const [name, version] of Object.entries(packages)) {
    pinned = pinned.replace(`npx ${name} `, `npx ${name}@${version} `);
    pinned = pinned.replace(`-p ${name} `, `-p ${name}@${version} `);
  }
  return pinned;
}

async function install(folder: string, {packages}: Tool): Promise<void> {
  const own = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const specs = [...own, 'typescript@5.9.3'].map((spec) => `'${spec}'`).join(' ');
  await run(folder, `npm init -y && npm install --ignore-scripts --no-audit --no-fund ${specs}`);
}

const reason = missing('bash', 'npm-registry');

test('the page names every tool', () => {
  expect(TOOLS.length).toBeGreaterThan(5);
  expect(TOOLS.map(({packages}) => main(packages))).toEqual(
    expect.arrayContaining([...Object.keys(VALIDATORS), ...CLIENT_GENERATORS]),
  );
});

for (const tool of TOOLS) {
  const name = Object.entries(tool.packages)
    .map((entry) => entry.join(' '))
    .join(', ');
  const why = tool.needsNode22 && NODE_MAJOR < 22 ? 'it needs Node.js 22' : reason;

  test(...titled(`${name} takes the contract`, why), async () => {
    const folder = makeFolder('tool-');
    for (const [file, text] of Object.entries(CONTRACTS)) {
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    await run(folder, pinCommand(tool));
    if (!CLIENT_GENERATORS.includes(main(tool.packages))) return;
    await install(folder, tool);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    await run(folder, 'npx tsc -p .');
  });
}

const noGo = missing('bash', 'go-openapi');

test(...titled('kin-openapi accepts openapi-3.0.json', noGo), async () => {
  const folder = makeFolder('go-');
  writeFileSync(path.join(folder, 'openapi-3.0.json'), CONTRACTS['openapi-3.0.json']);
  // A program in Go finds packages where Debian puts them, and leaves nothing outside of the folder.
  const go = {GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '', GOCACHE: folder};
  const program = path.resolve('tests/nightly/tools/kin_openapi.go');
  expect(await run(folder, `go run ${program} openapi-3.0.json`, go)).toBe('RunGen.AI API\n');
});

test(...titled('the program of API basics in Go lists apps', noGo), async () => {
  const [, program = ''] = /```go\n([^]*?)```/.exec(PAGE) ?? [];
  const folder = makeFolder('go-');
  writeFileSync(path.join(folder, 'main.go'), program);
  const server = await startPractice({});
  onTestFinished(server.close);
  const env = {GOFLAGS: '', GOCACHE: folder, ...server.variables};
  expect(await run(folder, 'go run main.go', env)).toBe('200 OK {"data":[]} <nil>\n');
});

test(...titled('the program of API basics lists apps', reason), async () => {
  const tool = TOOLS.find(({packages}) => 'openapi-fetch' in packages);
  if (!tool) throw new Error('api/intro.mdx has no openapi-fetch');
  const folder = makeFolder('typed-calls-');
  writeFileSync(path.join(folder, 'openapi.yaml'), CONTRACTS['openapi.yaml']);
  writeFileSync(path.join(folder, 'list.mts'), PAGE_PROGRAM);
  await run(folder, pinCommand(tool));
  await install(folder, tool);
  const types = path.resolve('node_modules/@types');
  const options = `--strict --noEmit --skipLibCheck --module nodenext --typeRoots ${types}`;
  await run(folder, `npx tsc ${options} --types node list.mts`);
  const server = await startPractice({});
  onTestFinished(server.close);
  expect(
    await run(folder, `${path.resolve('node_modules/.bin/tsx')} list.mts`, server.variables),
  ).toBe('200 0 apps\n');
});
