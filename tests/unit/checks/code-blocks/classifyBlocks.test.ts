import {describe, expect, it} from 'vitest';
import {
  checkSyntax,
  PARSED_LANGUAGES,
} from '../../../../src/plugins/checks/build/code-blocks/checkSyntax';
import {classifyBlocks} from '../../../../src/plugins/checks/build/code-blocks/classifyBlocks';
import {listCodeBlocks} from '../../../../src/plugins/checks/build/code-blocks/collectCodeBlocks';
import {parsePage} from '../../../../src/plugins/checks/build/pages/parsePage';
import {isMissing} from '../../isMissing';

const NOTHING = {executed: new Set<string>(), exceptions: []};

function block(language: string, text: string) {
  return {file: 'docs/start.mdx', place: 'docs/start.mdx:7:1', language, text};
}

const EXAMPLES = [
  ['bash', 'echo "hello"', 'echo "hello'],
  ['python', 'print("hello")', 'print("hello"'],
  ['go', 'package main\n', 'package 1\n'],
  ['javascript', 'export const a = 1;', 'const = 1;'],
  ['js', "import {env} from 'node:process';\nawait env;", 'const = 1;'],
  ['json', '{"name": "poster-maker"}', '{name: "poster-maker"}'],
  ['yaml', 'name: poster-maker', 'name: [poster-maker'],
  ['mdx', '<Sample name="chat" />', '<Sample name="chat">'],
  ['http', 'HTTP/1.1 403\ncontent-type: application/json\n\n{"error": "no"}', 'Forbidden'],
  ['diff', '-old\n+new', 'old'],
] as const;

/** The programs that parse a language, where the parser is not part of the project. */
const PROGRAMS: Readonly<Record<string, string>> = {python: 'python3', go: 'gofmt'};

describe('the syntax of a code block', () => {
  it.for(EXAMPLES)('is checked in %s', ([language, right, wrong], {skip}) => {
    const program = PROGRAMS[language];
    if (program !== undefined) skip(isMissing(program), `it needs ${program}`);
    expect(checkSyntax(language, right)).toBeUndefined();
    expect(checkSyntax(language, wrong)).toEqual(expect.any(String));
  });

  it('has an example here for every language that is checked', () => {
    expect(EXAMPLES.map(([language]) => language).sort()).toEqual([...PARSED_LANGUAGES].sort());
  });

  it('includes the JSON body of a response', () => {
    expect(checkSyntax('http', 'HTTP/1.1 200\n\n{"error": }')).toContain('JSON');
  });
});

describe('a code block', () => {
  it('is counted as run when the tests run exactly that text', () => {
    const backing = {...NOTHING, executed: new Set(['ls'])};
    const {counts, problems} = classifyBlocks([block('bash', 'ls\n')], backing);
    expect([...counts]).toEqual([['run by the tests', 1]]);
    expect(problems).toEqual([]);
  });

  it('is counted by its language when it is only parsed', () => {
    const {counts} = classifyBlocks([block('json', '{}'), block('json', '[]')], NOTHING);
    expect([...counts]).toEqual([['parsed as json', 2]]);
  });

  it('is reported with its place when it is not valid', () => {
    expect(classifyBlocks([block('json', '{')], NOTHING).problems).toEqual([
      {
        place: 'docs/start.mdx:7:1',
        problem: expect.stringContaining('has a code block that is not valid json: ') as string,
        fix: 'fix it, or name the language it is in',
      },
    ]);
  });

  it('is reported when nothing runs or parses its language', () => {
    const [problem] = classifyBlocks([block('text', 'a = b')], NOTHING).problems;
    expect(problem?.problem).toBe('has a code block in "text", which nothing runs or parses');
  });

  it('is excused with a reason that is printed', () => {
    const exceptions = [{...block('text', ''), firstLine: 'a = b', reason: 'a formula'}];
    const {counts, problems, reasons} = classifyBlocks([block('text', 'a = b')], {
      ...NOTHING,
      exceptions,
    });
    expect([...counts]).toEqual([['excused', 1]]);
    expect(problems).toEqual([]);
    expect(reasons).toEqual(['excused in docs/start.mdx, "a = b": a formula']);
  });

  it('must not leave an exception behind when it is removed', () => {
    const exceptions = [{...block('text', ''), firstLine: 'a = b', reason: 'a formula'}];
    expect(classifyBlocks([], {...NOTHING, exceptions}).problems).toEqual([
      {
        place: 'src/plugins/checks/build/code-blocks/exceptions.ts',
        problem: 'excuses "a = b" in docs/start.mdx, where no such block is left',
        fix: 'remove the entry',
      },
    ]);
  });

  it('is found inside lists and tabs, with its line and column', () => {
    const text = '1. Run it:\n\n   ```bash\n   ls\n   ```\n\n<Tabs>\n```json\n{}\n```\n</Tabs>\n';
    const {page} = parsePage({file: 'docs/start.mdx', text});
    expect(page && listCodeBlocks(page.tree, 'docs/start.mdx').map(({place}) => place)).toEqual([
      'docs/start.mdx:3:4',
      'docs/start.mdx:8:1',
    ]);
  });
});
