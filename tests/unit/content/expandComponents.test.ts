import remarkStringify from 'remark-stringify';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {heading, parsePage, remarkComponents, type Components} from '@site/src/content/mdx';
import {pageParser} from '@site/src/content/mdx/parsePage';
import {ContentError} from '@site/src/files';

const COMPONENTS: Components = {
  Part: {attributes: ['of'], render: ({attributes: {of = 'all'}}) => heading(2, of, `Of ${of}`)},
  Word: {attributes: [], inline: true, render: () => '**word** `a`'},
  Outer: {attributes: [], render: () => 'Text with <Word />\n\n<Part of="inner" />'},
  Folded: {
    attributes: [],
    render: () => '<details>\n\n<summary>Title of `x`</summary>\n\nText\n\n</details>',
  },
  Wrong: {
    attributes: [],
    render: ({location}) => {
      throw new ContentError([{location, problem: 'asks for too much', fix: 'ask for less'}]);
    },
  },
};

async function render(text: string, isLive = false): Promise<string> {
  const page = new VFile({cwd: '/site', path: '/site/docs/page.mdx', value: text});
  const expansion = remarkComponents({read: () => Promise.resolve(COMPONENTS), isLive});
  const processor = pageParser().use(expansion).use(remarkStringify);
  return String(await processor.process(page)).trim();
}

test('expands components in lines, lists and other components', async () => {
  expect(await render('A <Word />.\n\n- x\n\n  <Outer />')).toBe(
    'A **word** `a`.\n\n* x\n\n  Text with **word** `a`\n\n  ## Of inner {/* #inner */}',
  );
});

test('an element on a separate line is not in a paragraph', async () => {
  expect(await render('<Folded />')).toContain(
    '<details>\n  <summary>Title of `x`</summary>\n\n  Text\n</details>',
  );
});

const PROBLEMS = `A <Part />.

<Part on="x" />

<Part of={1} />

<Word>in</Word>

<Wrong />`;

test('reports all problems at once, each at its component', async () => {
  await expect(render(PROBLEMS)).rejects.toThrow(
    `docs/page.mdx:1:3 <Part> is inside a line of text
  Fix: put it on a separate line, with an empty line before and after
docs/page.mdx:3:1 unknown attribute "on" of <Part>
  Fix: it takes of
docs/page.mdx:5:1 "of" of <Part> is not text
  Fix: write name="value"; it takes of
docs/page.mdx:7:1 <Word> has content
  Fix: write <Word />: the build adds its content
docs/page.mdx:9:1 asks for too much
  Fix: ask for less`,
  );
});

test('shows problems in place of a live page', async () => {
  const page = await render(PROBLEMS, true);
  expect(page).toContain('docs/page.mdx:9:1 asks for too much\n  Fix: ask for less');
  expect(page.match(/Fix:/g)).toHaveLength(5);
});

test('reports a brace in text without a message of the parser', () => {
  expect(() => parsePage({file: 'docs/page.mdx', text: 'The body is {"a": 1}.'})).toThrow(
    '`{` in text starts an expression, and this is not valid JavaScript',
  );
});

test.each([
  ['Text\n\n```bash\ncurl', '3:1 unclosed code block ```'],
  [
    '```bash\ncurl\n\n```json\n{}\n```',
    '1:1 unclosed code block ```; it contains the one in line 4',
  ],
  ['An {open brace\n\nand {a} more text', '1:4 cannot be parsed'],
])('reports what is not closed where it opens: %j', (text, problem) => {
  expect(() => parsePage({file: 'docs/page.mdx', text})).toThrow(`docs/page.mdx:${problem}`);
});
