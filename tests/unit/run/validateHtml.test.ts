import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {validateHtml} from '../../run/validateHtml';

const folder = mkdtempSync(path.join(tmpdir(), 'html-'));
afterAll(() => rmSync(folder, {recursive: true}));

function validate(body: string): string[] {
  const html = `<!doctype html><html lang=en><head><title>A page</title></head><body>${body}</body></html>`;
  writeFileSync(path.join(folder, 'page.html'), html);
  return validateHtml(folder, ['page.html']);
}

test('an HTML error is reported with its place and its rule', () => {
  const faults = validate('<code><div>a</div></code>');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^page\.html:1:\d+ element-permitted-content: /);
});

test('markup that the minifier omits is not an error', () => {
  expect(validate('<main><h1>A</h1><p>b<p class=c>d</main>')).toEqual([]);
});
