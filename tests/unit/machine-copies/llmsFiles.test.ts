import {describe, expect, it} from 'vitest';
import {arrangeSections} from '@site/src/plugins/machine-copies/build/markdown/arrangeSections';
import {renderLlmsFull} from '@site/src/plugins/machine-copies/build/markdown/renderLlmsFull';
import {renderLlmsTxt} from '@site/src/plugins/machine-copies/build/markdown/renderLlmsTxt';

const SITE = 'https://docs.example.com';
const PREFACE = {
  name: 'Example documentation',
  summary: 'Example deploys models.',
  rules: ['Send the key.', 'Set a limit.'],
  files: [{path: '/openapi.yaml', title: 'Contract', about: 'every operation'}],
};

function page(route: string, bodies: Readonly<Record<string, string>> = {}) {
  return {
    route,
    title: `Page ${route}`,
    description: 'About it.',
    body: `All of ${route}.\n`,
    bodies,
  };
}

const PAGES = arrangeSections(
  [
    page('/'),
    page('/api/a', {go: 'In Go.\n', python: 'In Python.\n'}),
    page('/docs/a'),
    page('/docs/category/c'),
    page('/markdown-page'),
  ],
  new Map([
    ['default', ['/docs/category/c', '/docs/a']],
    ['api', ['/api/a']],
  ]),
);

describe('llms.txt', () => {
  it('has the rules before its lists, and the contract before the pages', () => {
    const [head, contract] = renderLlmsTxt(PREFACE, PAGES, SITE).split('\n## ');
    expect(head).toContain(
      '# Example documentation\n\n> Example deploys models.\n\nRules for agents:\n\n- Send the key.\n- Set a limit.\n',
    );
    expect(contract).toBe(
      `Contract and downloads\n\n- [Contract](${SITE}/openapi.yaml): every operation\n`,
    );
  });

  it('marks the pages that have samples, and puts those that no sidebar lists last', () => {
    const text = renderLlmsTxt(PREFACE, PAGES, SITE);
    expect(text).toContain(`- [Page /api/a](${SITE}/api/a.md): About it. (samples)\n`);
    expect(text).toContain(`- [Page /docs/a](${SITE}/docs/a.md): About it.\n`);
    expect(text.split('## Optional')[1]).toBe(
      `\n\n- [Page /](${SITE}/index.md): About it.\n- [Page /markdown-page](${SITE}/markdown-page.md): About it.\n`,
    );
  });
});

describe('llms-full.txt', () => {
  const text = renderLlmsFull(PREFACE, PAGES, SITE);

  it('begins with the rules and a list of its pages', () => {
    const [head] = text.split('\n---\n');
    expect(head).toContain('- Send the key.\n- Set a limit.\n');
    expect(head).toContain(`Tutorial:\n\n- Page /docs/a: ${SITE}/docs/a\n`);
    expect(head).toContain(`API reference:\n\n- Page /api/a: ${SITE}/api/a\n`);
  });

  it('has the samples in Python, and pages without samples in full', () => {
    expect(text).toContain(`# Page /api/a\n\n> About it.\n\nWeb page: ${SITE}/api/a\n\nIn Python.`);
    expect(text).toContain('All of /docs/a.');
    expect(text).not.toContain('In Go.');
  });

  it('leaves out lists of pages and pages that no sidebar lists', () => {
    expect(text).not.toContain('category');
    expect(text).not.toContain('markdown-page');
  });
});

it('shows a program once in llms-full.txt, at any depth, and each output', () => {
  const program = (indent: string): string =>
    [
      '**run.py**',
      '',
      '```python',
      'if a:',
      '    b',
      '```',
      '',
      '**Output**',
      '',
      '```text',
      '1',
      '```',
      '',
    ]
      .map((line) => (line === '' ? '' : `${indent}${line}`))
      .join('\n');
  const pages = arrangeSections(
    [page('/docs/a', {python: program('   ')}), page('/docs/b', {python: program('')})],
    new Map([['default', ['/docs/a', '/docs/b']]]),
  );
  const [, first, second] = renderLlmsFull(PREFACE, pages, SITE).split('\n---\n');
  expect(first).toContain(program('   ').trimEnd());
  expect(second).toContain(
    '**run.py**: the program above, in "Page /docs/a".\n\n**Output**\n\n```text\n1\n```\n',
  );
});

it('reports the addresses that a sidebar lists and the build does not have', () => {
  expect(() => arrangeSections([], new Map([['api', ['/api/gone']]]))).toThrow('/api/gone');
});
