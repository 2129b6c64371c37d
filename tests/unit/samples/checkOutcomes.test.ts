import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {checkOutcomes} from '@site/src/plugins/samples/build/checkOutcomes';

const OUTPUTS: Readonly<Record<string, string>> = {
  start: 'Status: STOPPED\nStatus: INITIALIZING\n',
  'start idle': 'Status: RUNNING\n',
};

function problemsOf(text: string): string[] {
  const file = new VFile({cwd: '/site', path: '/site/docs/a.mdx', value: text});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  const readOutput = (name: string, outputName?: string) =>
    OUTPUTS[[name, outputName].join(' ').trim()];
  return checkOutcomes(tree, file, readOutput).map(({place, problem}) => `${place} ${problem}`);
}

test('a state that the output above does not show is reported at its paragraph', () => {
  expect(problemsOf('<Sample name="start" />\n\nThe status is `INITIALIZING`: wait.')).toEqual([]);
  expect(
    problemsOf('1. Start.\n\n   <Sample name="start" />\n\n   The status is `RUNNING`.'),
  ).toEqual(['docs/a.mdx:5:4 says RUNNING after the sample "start", which printed INITIALIZING']);
  expect(problemsOf('<Sample name="start" output="idle" />\n\nYour app is `STOPPED`.')).toEqual([
    'docs/a.mdx:3:1 says STOPPED after the sample "start", which printed RUNNING',
  ]);
});

test('a paragraph without a state and a sample without an output have no problems', () => {
  expect(problemsOf('<Sample name="start" />\n\nWait until it is `RUNNING`.')).toEqual([]);
  expect(problemsOf('<Sample name="other" />\n\nThe status is `RUNNING`.')).toEqual([]);
});
