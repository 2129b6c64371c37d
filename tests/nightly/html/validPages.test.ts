import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD_DIR, builtFiles} from '../../helpers/builtPages';
import {missing, titled} from '../../helpers/machine';
import {runProgram} from '../../helpers/program';

/** The checker of the W3C, as the package brings it. */
const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');

const noJava = missing('java');

test.skipIf(noJava !== undefined)(
  titled('every page is valid for the Nu HTML checker', noJava),
  async () => {
    const pages = builtFiles().filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    const files = pages.map((file) => path.join(BUILD_DIR, file));
    const args = ['-jar', CHECKER, '--stdout', '--errors-only', '--format', 'gnu', ...files];
    const {stdout} = await runProgram('java', args);
    const faults = stdout.split('\n').filter((line) => line.includes(': error'));
    expect(faults).toEqual([]);
  },
);
