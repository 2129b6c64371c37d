import {afterEach, expect, it, vi} from 'vitest';
import content from '@site/src/content/plugin';
import {makeFolder} from '../../helpers/makeFolder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a problem ends a build before any plugin loads its content, without a stack', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process has ended');
  });
  const problem = {location: 'docs/a.mdx:1:1', problem: 'has no front matter', fix: 'write it'};
  const folder = makeFolder();
  const check = () => Promise.resolve([problem]);
  await expect(content({siteDir: folder, generatedFilesDir: folder}, {check})).rejects.toThrow(
    'the process has ended',
  );
  expect(exit).toHaveBeenCalledWith(1);
  const [printed] = print.mock.calls.map(([text]) => String(text));
  expect(printed).toContain('docs/a.mdx:1:1 has no front matter');
  expect(printed).not.toMatch(/^\s*at /m);
});
