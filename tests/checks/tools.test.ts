import {expect, test} from 'vitest';
import {runProgram} from '../helpers/program';

/** The tools that read files and build nothing, each with what it prints if it read any, and what to do. */
const TOOLS = [
  {
    name: 'code and types',
    command: 'oxlint',
    read: /on [1-9]\d* files/,
    fix: 'Run npm run fix, and correct what is left.',
  },
  {
    name: 'format',
    command: 'oxfmt --check',
    read: /on [1-9]\d* files/,
    fix: 'Run npm run fix.',
  },
  {
    name: 'styles',
    command: 'stylelint --formatter verbose src/**/*.css',
    read: /[1-9]\d* sources checked/,
    fix: 'Run npm run fix, and correct what is left.',
  },
  {
    name: 'Markdown',
    command: 'markdownlint-cli2',
    read: /Linting: [1-9]\d* file/,
    fix: 'Correct the line that is named.',
  },
  {
    name: 'spelling',
    command: 'cspell --no-progress',
    read: /Files checked: [1-9]/,
    fix: 'Correct the word, or add it to project-words.txt.',
  },
] as const;

test.concurrent.each(TOOLS)('$name', async ({command, read, fix}) => {
  const [file = '', ...args] = command.split(' ');
  const {code, output} = await runProgram(file, args);
  expect(code === 0 ? '' : `${output}\n${fix}`).toBe('');
  expect(output).toMatch(read);
});
