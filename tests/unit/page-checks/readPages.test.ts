import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readPages} from '../../../src/plugins/page-checks/readPages';

let siteDir = '';

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(siteDir, 'docs/deep'), {recursive: true});
});

afterEach(() => rm(siteDir, {recursive: true}));

it('reads pages in the order of their paths and leaves parts alone', async () => {
  await writeFile(path.join(siteDir, 'docs/deep/b.mdx'), 'b');
  await writeFile(path.join(siteDir, 'docs/a.md'), 'a');
  await writeFile(path.join(siteDir, 'docs/_part.mdx'), 'part');
  await writeFile(path.join(siteDir, 'docs/picture.svg'), '<svg/>');
  expect(await readPages(siteDir)).toEqual({
    sources: [
      {file: 'docs/a.md', text: 'a'},
      {file: 'docs/deep/b.mdx', text: 'b'},
    ],
    problems: [],
  });
});

it('tells of files that hold no text', async () => {
  await writeFile(path.join(siteDir, 'docs/a.mdx'), Buffer.from([0xff, 0xfe]));
  await writeFile(path.join(siteDir, 'docs/b.mdx'), 'a\0b');
  await symlink(path.join(siteDir, 'docs/b.mdx'), path.join(siteDir, 'docs/c.mdx'));
  expect((await readPages(siteDir)).problems).toEqual([
    {place: 'docs/a.mdx', problem: 'is not UTF-8', fix: 'save the file as UTF-8'},
    {place: 'docs/b.mdx', problem: 'holds a NUL character', fix: 'remove it'},
    {place: 'docs/c.mdx', problem: 'is a symbolic link', fix: 'copy the page here'},
  ]);
});
