import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {openPageStyles} from '../../../src/plugins/delivery/build/page-styles/openPageStyles';

let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), {recursive: true});
  writeFileSync(path.join(outDir, 'index.html'), '<p class="a">A</p>');
});

afterEach(() => {
  rmSync(outDir, {recursive: true});
});

const open = () => openPageStyles({outDir, generatedDir: outDir, pages: ['index.html']});

it('a build without the style sheet of the bundle fails', async () => {
  await expect(open()).rejects.toThrow(
    /^The optimization pageStyles .*the build has 0 style sheets, not one.*openPageStyles\.ts\.$/,
  );
});

it('a build with two style sheets of the bundle fails', async () => {
  for (const name of ['styles.1a.css', 'styles.2b.css']) {
    writeFileSync(path.join(outDir, 'assets/css', name), '.a{color:red}');
  }
  await expect(open()).rejects.toThrow('the build has 2 style sheets, not one');
});
