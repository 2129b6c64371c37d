import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {
  CONTRACT,
  contractToJson,
  OPENAI_CONTRACT,
  publishContract,
} from '../../../src/contract/openapi';
import {readTools, type Tool} from '../../../src/contract/registries';
import {missing, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {startPractice} from '../../samples/mockServer';

const CLIENTS = path.resolve('tests/nightly/tools/clients');
const SITE_URL = 'https://docs.rungen.ai';
const TOOLS = readTools(process.cwd());

/** Linters: there is nothing to run after their command. */
const ONLY_COMMANDS = ['redocly', 'spectral'];

/** The program in TypeScript on API basics, between ```typescript and ```. */
const PAGE_PROGRAM = /```typescript\n([^]*?)```/.exec(readFileSync('api/intro.mdx', 'utf8'))?.[1];

/** Bundled CommonJS packages call `require`, which modules do not have. */
const REQUIRE = `import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);`;

const TSCONFIG = {
  compilerOptions: {
    ...{strict: true, skipLibCheck: true, noEmit: true, resolveJsonModule: true},
    ...{target: 'es2022', module: 'esnext', moduleResolution: 'bundler'},
    ...{lib: ['es2023', 'dom', 'dom.iterable'], types: ['node']},
    // What commands write into the folder.
    paths: {rungen: ['./rungen'], 'rungen/*': ['./rungen/*'], 'openapi.json': ['./openapi.json']},
    typeRoots: [path.resolve('node_modules/@types')],
  },
  include: ['*.ts'],
};

/** Writes the files that readers download. */
function writeContracts(folder: string): void {
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  const contract = readFileSync(CONTRACT, 'utf8');
  const whole = publishContract(contract, {siteUrl: SITE_URL});
  write('openapi.yaml', whole);
  write('openapi.json', contractToJson(whole));
  write('openapi-200.yaml', publishContract(contract, {siteUrl: SITE_URL, withoutRanges: true}));
  const openAi = readFileSync(OPENAI_CONTRACT, 'utf8');
  write('openai-compatible.yaml', publishContract(openAi, {siteUrl: SITE_URL}));
}

async function run(
  folder: string,
  command: string,
  variables: Readonly<Record<string, string>> = {},
) {
  const env = {...process.env, npm_config_yes: 'true', ...variables};
  const options = {cwd: folder, env, limitMs: 300_000};
  const {code, output} = await runProgram('bash', ['-c', command], options);
  expect(code, `${command}\n${output}`).toBe(0);
}

/** Returns the command of a tool with the versions that its row shows, in place of the newest. */
function pinCommand({command = 'true', packages}: Tool): string {
  let pinned = command;
  for (const [name, version] of Object.entries(packages)) {
    pinned = pinned.replace(`npx ${name} `, `npx ${name}@${version} `);
    pinned = pinned.replace(`-p ${name} `, `-p ${name}@${version} `);
  }
  return pinned;
}

async function install(folder: string, {packages, besides}: Tool): Promise<void> {
  const versions = Object.entries({...packages, ...besides});
  const specs = versions.map(([name, version]) => `'${name}@${version}'`).join(' ');
  await run(folder, `npm init -y && npm install --ignore-scripts --no-audit --no-fund ${specs}`);
}

/** Compiles and runs the program of a tool against a mock server. */
async function runClient(folder: string, {id, besides}: Tool): Promise<void> {
  for (const name of ['round.ts', `${id}.ts`]) {
    copyFileSync(path.join(CLIENTS, name), path.join(folder, name));
  }
  const entryPoints = [`./${id}.ts`];
  if (id === 'openapi-fetch') {
    writeFileSync(path.join(folder, 'list.mts'), PAGE_PROGRAM ?? '');
    const types = path.resolve('node_modules/@types');
    const options = `--strict --noEmit --skipLibCheck --module nodenext --typeRoots ${types}`;
    await run(folder, `npx tsc ${options} --types node list.mts`);
    entryPoints.push('./list.mts');
  }
  if ('typescript' in besides) {
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    await run(folder, 'npx tsc -p .');
  }
  await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: path.join(folder, 'out'),
    outExtension: {'.js': '.mjs'},
    ...{bundle: true, platform: 'node', format: 'esm', banner: {js: REQUIRE}, logLevel: 'silent'},
    // Where packages of validators look for their files.
    packages: 'typescript' in besides ? 'bundle' : 'external',
  });
  const server = await startPractice({});
  try {
    await run(folder, 'for file in out/*.mjs; do node "$file" || exit; done', server.variables);
    expect(server.countRequests() > 0 || id === 'parsers').toBe(true);
  } finally {
    await server.close();
  }
}

const reason = missing('bash', 'npm-registry');

test.skipIf(reason).for(TOOLS.map((tool) => [tool.id, tool] as const))(
  titled('%s works as its row says', reason),
  async ([id, tool]) => {
    const folder = makeFolder(`tool-${id}-`);
    writeContracts(folder);
    writeFileSync(path.join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    await run(folder, pinCommand(tool));
    await install(folder, tool);
    if (!ONLY_COMMANDS.includes(id)) await runClient(folder, tool);
  },
);
