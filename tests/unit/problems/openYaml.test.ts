import {expect, test} from 'vitest';
import {openYaml} from '../../../src/plugins/problems';

test('a text that is YAML has no problem, and its places have a line and a column', () => {
  const {problems, placeOf, document} = openYaml('a: 1\nb: 2\n', 'facts.yaml');
  expect(problems).toEqual([]);
  expect(placeOf(5)).toBe('facts.yaml:2:1');
  expect(document.toJS()).toEqual({a: 1, b: 2});
});

test('the first mistake is told with its line, and none of those that follow from it', () => {
  const {problems} = openYaml('a: 1\nb: [\n  c: 2\nd: 3\ne: 4\n', 'facts.yaml');
  expect(problems).toHaveLength(1);
  expect(problems[0]?.place).toMatch(/^facts\.yaml:[345]:/);
  expect(problems[0]?.problem).toMatch(/^has "[cde]: \d", which is no YAML: /);
});

test('a mistake is told by the words of its line and a fix', () => {
  expect(openYaml('- id: a\n  text: one: two\n', 'facts.yaml').problems).toEqual([
    {
      place: 'facts.yaml:2:9',
      problem:
        'has "text: one: two", which is no YAML: Nested mappings are not allowed in compact mappings',
      fix: 'correct the line; quote a text that holds ": " or starts with a bracket',
    },
  ]);
});

test('a text that ends too early has no line to show', () => {
  const {problems} = openYaml('- [jq\n', 'list.yaml', 'write a list');
  expect(problems.map(({place, fix}) => [place, fix])).toEqual([['list.yaml:2:1', 'write a list']]);
  expect(problems[0]?.problem).toMatch(/^is no YAML: /);
});
