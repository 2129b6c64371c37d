import {expect, test} from 'vitest';
import {runProgram} from '../helpers/program';

/** The tools that read files and build nothing, each with what it prints if it read any, and what to do. */
const TOOLS = [
  {
    name: 'types',
    command:
      'node node_modules/typescript-native/bin/tsc -p tsconfig.check.json --noEmit --listFiles',
    read: /tests\/checks\/tools\.test\.ts/,
    fix: 'Correct the types.',
  },
  {name: 'code', command: 'eslint . --max-warnings 0', read: /^$/, fix: 'npm run fix'},
  {name: 'styles', command: 'stylelint src/**/*.css', read: /^$/, fix: 'npm run fix'},
  {name: 'format', command: 'prettier --check .', read: /All matched files/, fix: 'npm run fix'},
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
  {
    name: 'contract',
    command: 'redocly lint contract/openapi.yaml contract/openai-compatible.yaml',
    read: /Your API descriptions are valid|validated in/,
    fix: 'Correct the contract.',
  },
] as const;

test.concurrent.each(TOOLS)('$name', async ({command, read, fix}) => {
  const [file = '', ...args] = command.split(' ');
  const env = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  const {code, output} = await runProgram(file, args, {env});
  expect(code === 0 ? '' : `${output}\n${fix}`).toBe('');
  expect(output).toMatch(read);
});
