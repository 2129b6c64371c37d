import {describe, expect, it} from 'vitest';
import {
  describeOperationPages,
  readOperationSummaries,
} from '../../../../src/plugins/reference/build/drawings/describeOperationPages';

describe('readOperationSummaries', () => {
  it('returns the method and the purpose, without markup, of each operation', () => {
    const summaries = readOperationSummaries('contract/openapi.yaml');
    expect(summaries.get('cancelJob')).toEqual({
      method: 'PUT',
      purpose: 'Cancels a job that still waits or runs.',
    });
    for (const {purpose} of summaries.values()) expect(purpose).not.toMatch(/[`[\]]/);
  });
});

describe('describeOperationPages', () => {
  const read = (frontMatter: Readonly<Record<string, unknown>>) =>
    describeOperationPages(process.cwd())({
      filePath: 'page.mdx',
      fileContent: '',
      defaultParseFrontMatter: async () =>
        Promise.resolve({frontMatter: {...frontMatter}, content: 'Words.'}),
    });

  it('adds the method of an operation to the entry of its page in sidebars', async () => {
    const {content, frontMatter} = await read({title: 'Run job', operation: 'runJob'});
    expect(content).toBe('Words.');
    expect(frontMatter).toMatchObject({title: 'Run job', sidebar_custom_props: {method: 'POST'}});
  });

  it('leaves every other page unchanged', async () => {
    expect((await read({title: 'Guide'})).frontMatter).toEqual({title: 'Guide'});
    expect((await read({operation: 'noSuch'})).frontMatter).toEqual({operation: 'noSuch'});
  });
});
