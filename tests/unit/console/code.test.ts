import {expect, test} from 'vitest';
import {renderResultLines, toLines} from '@site/src/plugins/console/client/lines';
import {writeFence} from '@site/src/plugins/console/node/fences';
import {highlight} from '@site/src/plugins/console/node/highlight';

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

test.each([
  ['bash', 'curl "$A" \\\n  -d \'{"a": \'"$B"\'}\' # & <x>'],
  ['python', 'def f():\n    """Two\n    lines"""\n    return {"a": 1}'],
  ['javascript', 'const a = `x${b}\ny`;\n\n// end'],
  ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": 1}'],
  ['cobol', 'MOVE A TO B'],
])('colors change no character of %s', (language, text) => {
  expect(textOf(highlight(toLines(text), language))).toBe(`${text}\n`);
});

test('JSON is colored below other lines of an output', () => {
  const html = renderResultLines('Status: COMPLETED\n{\n  "a": 1\n}\n');
  expect(textOf(html)).toBe('Status: COMPLETED\n{\n  "a": 1\n}\n');
  expect(html).toContain('<span class="n">1</span>');
  expect(renderResultLines('{"a": 1}')).toContain('<span class="n">1</span>');
});

test('an option and its dashes are highlighted as one word', () => {
  expect(highlight([{text: 'curl --max-time 30'}], 'bash')).toContain(
    '<span class="o">--max</span>',
  );
});

test('the name of a code block is text, not HTML', () => {
  const block = writeFence({value: 'a', lang: 'text', meta: 'title="List<App>"'});
  expect(block).toContain(' name="List&amp;lt;App>"'); // escaped for HTML, then as an attribute
});

test('a line has its indent as a class and its data as attributes', () => {
  expect(highlight([{text: '    a', data: {field: 'x.y'}}], 'text')).toBe(
    '<span class="l i4" data-field="x.y">    a\n</span>',
  );
});

test('a line that is left out is kept in an attribute, and has no text', () => {
  expect(highlight([{text: '"a" & b', isOff: true}], 'text')).toBe(
    '<span class="l" data-off="&quot;a&quot; &amp;amp; b&#10;" hidden></span>',
  );
});
