import path from 'node:path';
import type {Language} from '../../src/plugins/samples/build/languages';
import {runProgram, type Command} from './runProgram';

/** The tools of one language on this machine. */
export type Toolchain = {
  /** Why the language cannot run here; undefined where it can. */
  readonly missing?: string;
  /** Notes for the report. */
  readonly notes: readonly string[];
  /** How to run a sample. */
  readonly command: (sample: string) => Command;
};

type Prepare = (samplesDir: string, workDir: string) => Promise<Toolchain>;

/** With `-trimpath`, the build cache is reused although the programs are in a different folder each time. */
const GO_VARIABLES = {GOFLAGS: '-mod=mod -trimpath', GOPROXY: 'off', GOTELEMETRY: 'off'};
/** A new machine has to build Go's own packages first, next to other steps: once, five minutes were not enough. */
const BUILD_TIMEOUT_MS = 900_000;
const CLIENT_DIR = path.join(__dirname, 'python-client');

/** For each language, a function that finds its tools and builds its programs. */
export const PREPARE: Readonly<Record<Language['id'], Prepare>> = {
  curl: async (samplesDir) => {
    const tools = await runProgram({file: 'bash', args: ['-ec', 'curl --version; jq --version']});
    return {
      ...(tools.status !== 0 && {missing: 'bash, curl and jq'}),
      notes: [],
      command: (sample) => ({file: 'bash', args: [path.join(samplesDir, 'curl', `${sample}.sh`)]}),
    };
  },

  python: async (samplesDir) => {
    const python = await findPython();
    const client = await runProgram({file: python ?? 'python3', args: ['-c', 'import openai']});
    const hasClient = client.status === 0;
    return {
      ...(python === undefined && {missing: 'python3 with requests'}),
      notes: hasClient
        ? []
        : [
            'Python: the package "openai" is not installed here. chat, chat-streaming and list-models ran' +
              ' against tests/samples/python-client/openai.py, which sends the same calls in plain HTTP.',
          ],
      command: (sample) => ({
        file: python ?? 'python3',
        args: ['-B', path.join(samplesDir, 'python', `${sample}.py`)],
        variables: {PYTHONUNBUFFERED: '1', ...(!hasClient && {PYTHONPATH: CLIENT_DIR})},
      }),
    };
  },

  javascript: (samplesDir) =>
    Promise.resolve({
      notes: [],
      command: (sample) => ({
        file: process.execPath,
        args: [path.join(samplesDir, 'javascript', `${sample}.mjs`)],
      }),
    }),

  go: async (samplesDir, workDir) => {
    const version = await runProgram({file: 'go', args: ['version']});
    const script = 'cd "$1" && go vet ./... && go build -o "$2/" ./... && gofmt -l .';
    const built = await runProgram(
      {
        file: 'bash',
        args: ['-ec', script, 'build', path.join(samplesDir, 'go'), workDir],
        variables: GO_VARIABLES,
      },
      BUILD_TIMEOUT_MS,
    );
    if (version.status === 0 && (built.status !== 0 || built.stdout !== '')) {
      throw new Error(
        `samples/go does not pass go vet, go build and gofmt:\n${built.stderr}${built.stdout}`,
      );
    }
    return {
      ...(version.status !== 0 && {missing: 'go'}),
      notes: [],
      command: (sample) => ({file: path.join(workDir, sample), args: []}),
    };
  },
};

/** Finds the interpreter itself: the shim of a version manager takes as long to start as the program. */
async function findPython(): Promise<string | undefined> {
  for (const file of ['python3', '/usr/bin/python3']) {
    const args = ['-c', 'import requests, sys; print(sys.executable)'];
    const found = await runProgram({file, args});
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}
