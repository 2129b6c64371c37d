import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readFacts} from '@site/src/contract/registries';
import {makeFolder} from '../../helpers/makeFolder';

const dir = makeFolder('registries-');
mkdirSync(path.join(dir, 'contract'));

function facts(text: string) {
  writeFileSync(path.join(dir, 'contract/facts.yaml'), text);
  return readFacts(dir);
}

test('reads each value as a text, even a number', () => {
  expect(facts('- {id: factor, text: 1.20, source: [A0]}')).toMatchObject([{text: '1.20'}]);
});

test.each([
  ['- {id: a, text: 1}', '1:3 has no source of "a"'],
  ['- {id: a, text: 1, source: [A0], also: b}', '1:40 unknown key "also" of "a"'],
  ['- {id: a, text: [1], source: [A0]}', '1:17 text ["1"] must be string'],
  ['- {id: a, text: 1, source: [A0]}\n- {id: a, text: 2, source: [A0]}', '2:3 duplicate id "a"'],
  ['- id: a\n  text: one: two', '2:9 "text: one: two" is not valid YAML: Nested'],
  ['p: [\n  a:\n    b: c\n  d:', '3:5 "b: c" is not valid YAML: '],
  ['- id: a\n\ttext: 1', '2:1 "text: 1" is not valid YAML: '],
  ['a: 1\nb: "Text\nc: 2\nd: 3', '2:4 "b: "Text" is not valid YAML: Missing closing'],
  ['a: 1\nb: *Important* words', '2:4 "b: *Important* words" is not valid YAML'],
])('reports %j at its location', (text, message) => {
  expect(() => facts(text)).toThrow(`contract/facts.yaml:${message}`);
});
