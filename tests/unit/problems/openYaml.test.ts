import {expect, test} from 'vitest';
import {explainYaml, openYaml} from '../../../src/plugins/problems';

test('valid YAML has no problem, and its places have a line and a column', () => {
  const {problems, placeOf, document} = openYaml('a: 1\nb: 2\n', 'facts.yaml');
  expect(problems).toEqual([]);
  expect(placeOf(5)).toBe('facts.yaml:2:1');
  expect(document.toJS()).toEqual({a: 1, b: 2});
});

test('the first mistake is reported with its line, and none of its consequences', () => {
  const {problems} = openYaml('p: [\n  a:\n    b: c\n  d:\n    e: f\nq: 1\n', 'facts.yaml');
  expect(problems.map(({place}) => place)).toEqual(['facts.yaml:3:5']);
  expect(problems[0]?.problem).toMatch(/^has "b: c", which is not valid YAML: /);
});

test('emphasis at the start of a text is reported, because YAML parses it as an alias', () => {
  const {problems} = openYaml('a: 1\nb: *Important* words\n', 'facts.yaml');
  expect(problems).toHaveLength(1);
  expect(problems[0]?.place).toBe('facts.yaml:2:4');
  expect(openYaml('a: &one 1\nb: *one\n', 'facts.yaml').problems).toEqual([]);
});

test('a missing file is reported', () => {
  expect(explainYaml(process.cwd(), 'contract/gone.yaml')).toEqual([
    {place: 'contract/gone.yaml:1:1', problem: 'does not exist', fix: 'bring the file back'},
  ]);
  expect(explainYaml(process.cwd(), 'contract/openapi.yaml')).toEqual([]);
});

test('a mistake is reported with the text of its line and a fix', () => {
  expect(openYaml('- id: a\n  text: one: two\n', 'facts.yaml').problems).toEqual([
    {
      place: 'facts.yaml:2:9',
      problem:
        'has "text: one: two", which is not valid YAML: Nested mappings are not allowed in compact mappings',
      fix: 'correct the line; quote a text that holds ": " or starts with a bracket or with *',
    },
  ]);
});

test('the report of a text that ends too early quotes no line', () => {
  const {problems} = openYaml('- [jq\n', 'list.yaml', 'write a list');
  expect(problems.map(({place, fix}) => [place, fix])).toEqual([['list.yaml:2:1', 'write a list']]);
  expect(problems[0]?.problem).toMatch(/^is not valid YAML: /);
});
