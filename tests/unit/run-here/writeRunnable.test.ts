import {expect, test} from 'vitest';
import {writeRunnable} from '@site/src/plugins/run-here/build/writeRunnable';
import {listPrograms} from '@site/src/plugins/samples';

const PROGRAMS = listPrograms(process.cwd()).filter(({language}) => language.id === 'javascript');

test('the program that runs is the one that is shown and copied, except for the names of imported modules', () => {
  expect(PROGRAMS.length).toBeGreaterThan(15);
  for (const {file, text} of PROGRAMS) {
    const lines = text.split('\n');
    const runnable = writeRunnable(file, text).split('\n');
    const changed = lines.filter((line, at) => line !== runnable[at]);
    expect(changed, file).toEqual(lines.filter((line) => line.startsWith('import ')));
    expect(runnable).toHaveLength(lines.length);
  }
});

test('a program that imports a module that browsers cannot load stops the build with its place', () => {
  const text = `import os from 'node:os';\n\nconsole.log(os);\n`;
  expect(() => writeRunnable('samples/javascript/x.mjs', text)).toThrow(
    /samples\/javascript\/x\.mjs:1:1.*imports "node:os", which readers cannot run/s,
  );
});
