import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {defineSampleTag} from '../../../src/plugins/samples/build/defineSampleTag';
import {LANGUAGES} from '../../../src/plugins/samples/build/languages';
import type {Program} from '../../../src/plugins/samples/build/readSample';
import {expandTags} from '../../../src/plugins/page-tags/build/expandTags';

const GREET: readonly Program[] = LANGUAGES.map((language) => ({
  language,
  code: {text: `say\n  greet in ${language.label}\n`, part: {first: 2, last: 2, indent: 2}},
}));

const OUTPUTS: Readonly<Record<string, string>> = {
  'greet-all': 'Hello\n',
  'greet-all.evening': '{"hello": true}\n',
};

/** Returns the page with its samples expanded, as Markdown. */
function expand(page: string, greet = GREET, outputs = OUTPUTS): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse(page);
  const tag = defineSampleTag({
    names: ['greet-all', 'wave'],
    read: (name) => (name === 'greet-all' ? greet : []),
    readOutput: (name, outputName) =>
      outputs[outputName === undefined ? name : `${name}.${outputName}`],
  });
  expandTags(tree, new VFile({cwd: '/site', path: '/site/docs/start.mdx'}), {Sample: tag});
  return processor.stringify(tree);
}

/** Returns the fixtures with one language changed. */
function withLanguage(id: string, change: Partial<Program>): Program[] {
  return GREET.map((program) => (program.language.id === id ? {...program, ...change} : program));
}

describe('a sample on a page', () => {
  it('becomes one tab for each language, in the site-wide tab group', () => {
    const page = expand('<Sample name="greet-all" />');
    expect(page).toContain('<Tabs groupId="language">');
    expect(page.match(/<TabItem [^>]+>/g)).toEqual([
      '<TabItem value="curl" label="cURL">',
      '<TabItem value="python" label="Python">',
      '<TabItem value="javascript" label="JavaScript">',
      '<TabItem value="go" label="Go">',
    ]);
  });

  it('has no tab for a single language', () => {
    const page = expand('<Sample name="greet-all" only="python" />');
    expect(page).not.toContain('<Tab');
    expect(page).toContain('```python title="greet-all.py"');
  });

  it('shows the region of each program with its file name, and the common output once', () => {
    const fences = expand('<Sample name="greet-all" />').match(/```\w+ .*/g);
    expect(fences).toEqual([
      '```bash title="greet-all.sh" file="/samples/curl/greet-all.sh" shown="2-2:2"',
      '```python title="greet-all.py" file="/samples/python/greet-all.py" shown="2-2:2"',
      '```js title="greet-all.mjs" file="/samples/javascript/greet-all.mjs" shown="2-2:2"',
      '```go title="greet-all.go" file="/samples/go/greet-all/main.go" shown="2-2:2"',
      '```text title="Output" output',
    ]);
  });

  it('highlights an output that is JSON as JSON', () => {
    const page = expand('<Sample name="greet-all" output="evening" />');
    expect(page).toContain('```json title="Output"');
    expect(page).not.toContain('Hello');
  });

  it('shows only the languages the writer names', () => {
    const page = expand('<Sample name="greet-all" only="curl, go" />');
    expect(page).toContain('greet in cURL');
    expect(page).toContain('greet in Go');
    expect(page).not.toContain('greet in Python');
  });

  it('leaves out the output where the writer says so', () => {
    expect(expand('<Sample name="greet-all" output="none" />')).not.toContain('Output');
  });

  it('needs no recorded output where the page leaves it out', () => {
    expect(expand('<Sample name="greet-all" output="none" />', GREET, {})).toContain('greet in Go');
  });
});

describe('a mistake in a sample', () => {
  it('is reported with the page, the unknown sample and the nearest one', () => {
    expect(() => expand('Text.\n\n<Sample name="great-all" />')).toThrow(
      'docs/start.mdx:3:1 places the sample "great-all", which samples/ does not have\n' +
        '  Fix: write name="greet-all"; there are greet-all, wave',
    );
  });

  it('is reported with the missing program and its path', () => {
    const page = '<Sample name="greet-all" />';
    expect(() => expand(page, withLanguage('go', {code: undefined}))).toThrow(
      'docs/start.mdx:1:1 places the sample "greet-all", which has no Go program\n' +
        '  Fix: write samples/go/greet-all/main.go, or leave the language out with only="…"',
    );
  });

  it('is reported with the missing output and the command that records it', () => {
    expect(() => expand('<Sample name="greet-all" />', GREET, {})).toThrow(
      'docs/start.mdx:1:1 places the sample "greet-all", which has no recorded output\n' +
        '  Fix: run npm run record -- samples, which writes samples/output/greet-all.txt, or write output="none"',
    );
  });

  it('is reported for the missing output of an output that a page uses', () => {
    expect(() => expand('<Sample name="greet-all" output="night" />')).toThrow(
      'docs/start.mdx:1:1 places the sample "greet-all" with output="night", which has no recorded output\n' +
        '  Fix: add the output "night" to tests/samples/scenarios.ts and run npm run record -- samples, ' +
        'which writes samples/output/greet-all.night.txt, or write output="none"',
    );
  });

  it('is reported for a language that does not exist', () => {
    expect(() => expand('<Sample name="greet-all" only="curl,ruby" />')).toThrow(
      'docs/start.mdx:1:1 asks <Sample> for the language "ruby"\n' +
        '  Fix: write only="…" with one or more of curl,python,javascript,go',
    );
  });

  it('is reported together with every other one of the page', () => {
    const page = '<Sample name="grit" />\n\n<Sample name="greet-all" only="perl" />';
    expect(() => expand(page)).toThrow(
      /docs\/start\.mdx:1:1 places the sample "grit"[^]+docs\/start\.mdx:3:1 asks <Sample> for the language "perl"/,
    );
  });
});
