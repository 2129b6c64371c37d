import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {publishContracts} from '../../../src/contract/openapi';
import {missing, titled} from '../../helpers/machine';
import {makeFolder} from '../../helpers/makeFolder';
import {runProgram} from '../../helpers/program';

const FILE = 'openapi-3.0.json';
const PROGRAM = path.resolve('tests/nightly/tools/kin_openapi.go');
const reason = missing('go-openapi');

test.skipIf(reason)(titled(`kin-openapi accepts ${FILE}`, reason), async () => {
  const cwd = makeFolder('go-');
  const contracts = publishContracts(process.cwd(), 'https://docs.rungen.ai');
  writeFileSync(path.join(cwd, FILE), contracts[FILE]);
  // A program in Go finds packages where Debian puts them, and leaves nothing outside of the folder.
  const go = {GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '', GOCACHE: cwd};
  const env = {...process.env, ...go};
  const {code, output} = await runProgram('go', ['run', PROGRAM, FILE], {cwd, env});
  expect([code, output]).toEqual([0, 'RunGen.AI API\n']);
});
