import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findSymlinks, readPages} from '../../../../src/plugins/checks/build/pages/readPages';

let siteDir = '';

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(siteDir, 'docs/deep'), {recursive: true});
});

afterEach(() => rm(siteDir, {recursive: true}));

it('reads pages in the order of their paths and skips partials', async () => {
  await writeFile(path.join(siteDir, 'docs/deep/b.mdx'), 'b');
  await writeFile(path.join(siteDir, 'docs/a.md'), 'a');
  await writeFile(path.join(siteDir, 'docs/_part.mdx'), 'part');
  await writeFile(path.join(siteDir, 'docs/picture.svg'), '<svg/>');
  const {pages, ...read} = await readPages(siteDir);
  expect(pages.map(({file}) => file)).toEqual(read.files);
  expect(read).toEqual({
    files: ['docs/a.md', 'docs/deep/b.mdx'],
    sources: [
      {file: 'docs/a.md', text: 'a'},
      {file: 'docs/deep/b.mdx', text: 'b'},
    ],
    problems: [],
  });
});

it('R81: reports files that are not text, with the place of the first invalid character', async () => {
  await writeFile(path.join(siteDir, 'docs/a.mdx'), Buffer.from('Zwölf\n½ Caf\xe9', 'latin1'));
  await writeFile(path.join(siteDir, 'docs/b.mdx'), 'a\nb\0c');
  await writeFile(path.join(siteDir, 'docs/c.mdx'), 'A word. '.repeat(13_000));
  const {problems, sources, files} = await readPages(siteDir);
  expect(problems).toEqual([
    {
      place: 'docs/a.mdx:1:3',
      problem: 'is not UTF-8: it holds the byte 0xf6',
      fix: 'save the file as UTF-8',
    },
    {place: 'docs/b.mdx:2:2', problem: 'holds a NUL character', fix: 'remove it'},
    {
      place: 'docs/c.mdx:1:1',
      problem: 'has 104000 characters, and 100000 is the most',
      fix: 'split the page',
    },
  ]);
  expect(sources).toEqual([]);
  expect(files).toHaveLength(3);
});

it('R81: finds symbolic links to files and folders, and follows none', async () => {
  await mkdir(path.join(siteDir, 'static'));
  await writeFile(path.join(siteDir, 'docs/a.mdx'), 'a');
  await symlink('a.mdx', path.join(siteDir, 'docs/b.mdx'));
  await symlink('..', path.join(siteDir, 'docs/loop'));
  await symlink('/etc/hostname', path.join(siteDir, 'static/name.txt'));
  const links = await findSymlinks(siteDir);
  expect(links.map(({place, problem}) => `${place} ${problem}`)).toEqual([
    'docs/b.mdx:1:1 is a symbolic link',
    'docs/loop:1:1 is a symbolic link',
    'static/name.txt:1:1 is a symbolic link',
  ]);
});
