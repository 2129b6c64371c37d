// cspell:ignore colour
import {describe, expect, it} from 'vitest';
import {parsePage, type Page} from '@site/src/plugins/checks';
import {
  checkFileWords,
  checkPageWords,
} from '@site/src/plugins/open-questions/build/checkHandWritten';
import {checkQuestions} from '@site/src/plugins/open-questions/build/checkQuestions';
import {ContentError, type Problem} from '@site/src/plugins/problems';
import {makeQuestions} from './register';

function toPage(text: string, file = 'docs/page.mdx'): Page {
  const {page, problem} = parsePage({file, text});
  if (!page) throw new ContentError([problem]);
  return page;
}

const tell = (problems: readonly Problem[]) =>
  problems.map(({place, problem}) => `${place} ${problem}`);

describe('ids', () => {
  const contract = {file: 'contract/a.yaml', text: 'field:\n  x-open-question: size\n'};

  it('are valid when a page or a field shows each question', () => {
    const page = {file: 'docs/page.mdx', text: 'Text <Unknown show="mark" id="color" />'};
    expect(checkQuestions(makeQuestions(), [page], [contract])).toEqual([]);
    const line = {file: 'docs/line.mdx', text: '<OpenQuestions of="size, color" />'};
    expect(checkQuestions(makeQuestions(), [line], [])).toEqual([]);
  });

  it('are reported for a question that is shown nowhere, even if the page of all questions lists it', () => {
    const text = '<OpenQuestions />\n\n```mdx\n<Unknown id="color" />\n```\n';
    const page = {file: 'api/intro.mdx', text};
    expect(checkQuestions(makeQuestions(), [page], [contract])).toEqual([
      {
        place: 'contract/open-questions.yaml:9:7',
        problem: 'has the question "color", which no page and no field shows',
        fix: 'place <Unknown id="color" /> where readers meet the question, or name it in x-open-question of the contract',
      },
    ]);
  });

  it('are reported when the contract has one that is not in the register', () => {
    const text = 'get:\n  x-open-questions: [size, colour]\n';
    const page = {file: 'docs/page.mdx', text: '<OpenQuestions of="size, color" />'};
    expect(checkQuestions(makeQuestions(), [page], [{file: 'contract/a.yaml', text}])).toEqual([
      {
        place: 'contract/a.yaml:2:28',
        problem:
          'asks for the open question "colour", which contract/open-questions.yaml does not have',
        fix: 'did you mean "color"?',
      },
    ]);
  });
});

describe('statements typed by hand', () => {
  it.each([
    ['The unit is not published.', 'published'],
    ['The unit is not\nknown.', 'not known'],
    ['The unit is unknown.', 'unknown'],
    ['Nobody knows the unit.', 'Nobody knows'],
    ['The unit is undocumented.', 'undocumented'],
    ['The service does not publish the unit.', 'publish'],
    ['The published examples use 1.', 'published'],
    ['The tutorial shows another form.', 'The tutorial shows'],
    ['These pages take that for a slip.', 'These pages take'],
    ['Ask the service which unit it is.', 'Ask the service'],
    ['The unit is *not* **published**.', 'published'],
  ])('are found on a page: %s', (text, words) => {
    const [problem] = checkPageWords([
      toPage(`---\ntitle: Unit\n---\n\nOne.\n\n${text}`, 'docs/u.mdx'),
    ]);
    expect(problem?.problem).toBe(`says "${words}" by hand`);
    expect(problem?.place).toMatch(/^docs\/u\.mdx:7:\d+$/);
    expect(problem?.fix).not.toBe('');
  });

  it('are found in front matter, and not in code, addresses and ids', () => {
    const text = [
      '---',
      'description: What is not published.',
      '---',
      '',
      'See [limits](/api/intro#not-published) and `not published`.',
      '',
      '## Limits {/* #not-published */}',
      '',
      '```text',
      'not published',
      '```',
    ].join('\n');
    expect(tell(checkPageWords([toPage(text, 'docs/f.mdx')]))).toEqual([
      'docs/f.mdx:2:26 says "published" by hand',
    ]);
  });

  it('are found in the contract, in labels, in rules for agents and in programs', () => {
    const files = [
      {
        file: 'contract/a.yaml',
        text: '# published\na:\n  description: >-\n    The zone is not\n    published.\n',
      },
      {file: 'sidebars.ts', text: "// published\nexport default {label: 'Not published'};\n"},
      {
        file: 'src/site/agentPreface.ts',
        text: "const rules = ['The service does not publish prices.'];\n",
      },
      {file: 'samples/python/a.py', text: '# The form is not published.\n'},
    ];
    expect(tell(checkFileWords(files))).toEqual([
      'contract/a.yaml:5:5 says "published" by hand',
      'sidebars.ts:2:29 says "published" by hand',
      'src/site/agentPreface.ts:1:38 says "publish" by hand',
      'samples/python/a.py:1:19 says "published" by hand',
    ]);
  });
});
