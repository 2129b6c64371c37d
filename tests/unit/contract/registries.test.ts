import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readFacts} from '@site/src/contract/registries';
import {makeFolder} from '../../helpers/makeFolder';

const dir = makeFolder('registries-');
mkdirSync(path.join(dir, 'contract'));

function facts(text: string) {
  writeFileSync(path.join(dir, 'contract/facts.yaml'), text);
  return readFacts(dir);
}

it('a quantity is its value with its unit, a statement its words on one line', () => {
  const read = facts(
    '- {id: wait, value: 10, unit: minutes, source: [A0]}\n- {id: free, text: "It is\\n  free", source: [A0]}\n',
  );
  expect(read.map(({text, isStatement}) => [text, isStatement])).toEqual([
    ['10 minutes', false],
    ['It is free', true],
  ]);
});

it.each([
  ['- {id: a, value: 1}', '1:3 has no source of "a"'],
  ['- {id: a, value: 1, source: [A0], also: b}', '1:41 unknown key "also" of "a"'],
  ['- {id: a, value: [1], source: [A0]}', '1:18 value ["1"] must be string'],
  ['- {id: a, value: 1, source: [A0]}\n- {id: a, value: 2, source: [A0]}', '2:3 duplicate id "a"'],
  ['- id: a\n  text: one: two', '2:9 "text: one: two" is not valid YAML: Nested'],
  ['p: [\n  a:\n    b: c\n  d:', '3:5 "b: c" is not valid YAML: '],
  ['- id: a\n\tvalue: 1', '2:1 "value: 1" is not valid YAML: '],
  ['a: 1\nb: "Text\nc: 2\nd: 3', '2:4 "b: "Text" is not valid YAML: Missing closing'],
  ['a: 1\nb: *Important* words', '2:4 "b: *Important* words" is not valid YAML'],
])('reports %j at its location', (text, message) => {
  expect(() => facts(text)).toThrow(`contract/facts.yaml:${message}`);
});
