import {copyFile, mkdir, mkdtemp, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Language} from '../../src/plugins/samples/build/languages';
import {listPrograms} from '../../src/plugins/samples/build/listPrograms';
import {runProgram} from '../helpers/program';
import type {Command} from './runScenario';

/** The tools of one language on this machine. */
export type Toolchain = {
  readonly language: Language['id'];
  /** What the language lacks here; undefined where its programs run. */
  readonly missing?: string;
  /** How to run a sample. */
  readonly command: (sample: string) => Command;
};

/** Has only the calls of the official client that the samples make: the client itself is not a package of this site. */
const PYTHON_CLIENT = path.resolve('tests/samples/python-client');

/** With `-trimpath`, Go's cache of builds is used again, although the programs are in another folder each time. */
const GO_VARIABLES = {GOFLAGS: '-mod=mod -trimpath', GOPROXY: 'off', GOTELEMETRY: 'off'};

/**
 * Finds the tools of the languages that readers install themselves. The programs are those that readers copy.
 *
 * @param folder from `writePrograms`
 * @throws an Error when the programs in Go cannot be built
 */
export async function findToolchains(folder: string): Promise<Toolchain[]> {
  const [hasCurl, python, hasGo] = await Promise.all([
    runs('bash', '-ec', 'curl --version; jq --version'),
    findPython(),
    runs('go', 'version'),
  ]);
  if (hasGo) await buildGo(path.join(folder, 'go'));
  return [
    {
      language: 'curl',
      ...(!hasCurl && {missing: 'bash, curl or jq is not installed'}),
      command: (sample) => ({file: 'bash', args: [path.join(folder, 'curl', `${sample}.sh`)]}),
    },
    {
      language: 'python',
      ...(python === undefined && {missing: 'python3 with its package requests is not installed'}),
      command: (sample) => ({
        file: python ?? 'python3',
        args: ['-B', path.join(folder, 'python', `${sample}.py`)],
        variables: {PYTHONUNBUFFERED: '1', PYTHONPATH: PYTHON_CLIENT},
      }),
    },
    {
      language: 'javascript',
      command: (sample) => ({
        file: process.execPath,
        args: [path.join(folder, 'javascript', `${sample}.mjs`)],
      }),
    },
    {
      language: 'go',
      ...(!hasGo && {missing: 'go is not installed'}),
      command: (sample) => ({file: path.join(folder, 'go', 'bin', sample), args: []}),
    },
  ];
}

/** Writes the programs as readers copy them into a new folder, which has one folder for each language. */
export async function writePrograms(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  for (const {file, text} of listPrograms(process.cwd())) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules')); // the client of the chat programs
  await copyFile('samples/go/go.mod', path.join(folder, 'samples/go/go.mod'));
  return path.join(folder, 'samples');
}

async function runs(file: string, ...args: string[]): Promise<boolean> {
  return (await runProgram(file, args)).code === 0;
}

/** Finds the interpreter itself: the shim of a version manager takes as long to start as the program. */
async function findPython(): Promise<string | undefined> {
  for (const file of ['python3', '/usr/bin/python3']) {
    const args = ['-c', 'import requests, sys; print(sys.executable)'];
    const {code, stdout} = await runProgram(file, args);
    if (code === 0) return stdout.trim();
  }
  return undefined;
}

async function buildGo(cwd: string): Promise<void> {
  const args = ['-ec', 'go vet ./... && go build -o bin/ ./...'];
  const {code, output} = await runProgram('bash', args, {
    cwd,
    env: {...process.env, ...GO_VARIABLES},
  });
  if (code !== 0) throw new Error(`samples/go does not pass go vet and go build:\n${output}`);
}
