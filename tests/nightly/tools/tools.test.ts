import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {publishContracts} from '../../../src/contract/openapi';
import {readTools, type Tool} from '../../../src/contract/registries';
import {missing, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';
import {startPractice} from '../../samples/mockServer';

const CONTRACTS = publishContracts(process.cwd(), 'https://docs.rungen.ai');
const NODE_MAJOR = Number(process.versions.node.split('.')[0]);

/** The program in TypeScript on API basics, between ```typescript and ```. */
const PAGE_PROGRAM = /```typescript\n([^]*?)```/.exec(readFileSync('api/intro.mdx', 'utf8'))?.[1];

/** What commands write is compiled in strict mode. */
const TSCONFIG = {
  compilerOptions: {
    ...{strict: true, skipLibCheck: true, noEmit: true},
    ...{target: 'es2022', module: 'esnext', moduleResolution: 'bundler'},
    ...{lib: ['es2023', 'dom', 'dom.iterable'], types: ['node']},
    typeRoots: [path.resolve('node_modules/@types')],
  },
  include: ['*.ts', 'rungen'],
};

/** Each tool with its versions for the oldest Node.js, and once more with those that need Node.js 22. */
const RUNS = readTools(process.cwd()).flatMap((tool) => {
  const {id, packages, newer} = tool;
  const runs = [{name: id, tool, needsNode22: false}];
  if (newer) {
    const newerTool = {...tool, packages: {...packages, ...newer}};
    runs.push({name: `${id}, newer`, tool: newerTool, needsNode22: true});
  }
  return runs;
});

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

async function install(folder: string, {packages, besides}: Tool): Promise<void> {
  const versions = Object.entries({...packages, ...besides});
  const specs = versions.map(([name, version]) => `'${name}@${version}'`).join(' ');
  await run(folder, `npm init -y && npm install --ignore-scripts --no-audit --no-fund ${specs}`);
}

const reason = missing('bash', 'npm-registry');

for (const {name, tool, needsNode22} of RUNS) {
  const why = needsNode22 && NODE_MAJOR < 22 ? 'it needs Node.js 22' : reason;

  test.skipIf(why)(titled(`${name} takes the contract`, why), async () => {
    const folder = makeFolder('tool-');
    for (const [file, text] of Object.entries(CONTRACTS)) {
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
    await run(folder, pinCommand(tool));
    if (!('typescript' in tool.besides)) return;
    await install(folder, tool);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    await run(folder, 'npx tsc -p .');
  });
}

test.skipIf(reason)(titled('the program of API basics lists apps', reason), async () => {
  const tool = readTools(process.cwd()).find(({id}) => id === 'openapi-fetch');
  if (!tool) throw new Error('contract/tools.yaml has no openapi-fetch');
  const folder = makeFolder('typed-calls-');
  writeFileSync(path.join(folder, 'openapi.yaml'), CONTRACTS['openapi.yaml']);
  writeFileSync(path.join(folder, 'list.mts'), PAGE_PROGRAM ?? '');
  await run(folder, pinCommand(tool));
  await install(folder, tool);
  const types = path.resolve('node_modules/@types');
  const options = `--strict --noEmit --skipLibCheck --module nodenext --typeRoots ${types}`;
  await run(folder, `npx tsc ${options} --types node list.mts`);
  const server = await startPractice({});
  try {
    expect(
      await run(folder, `${path.resolve('node_modules/.bin/tsx')} list.mts`, server.variables),
    ).toBe('200 0 apps\n');
  } finally {
    await server.close();
  }
});
