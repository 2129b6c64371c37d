import {readFileSync} from 'node:fs';
import {getLineColLocation, Source} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {findPlace, listKeyPlaces} from '@site/src/plugins/reference/build/contract/keyPlaces';

const TEXT = ['paths:', '  /app/{id}:', '    tags: [one, two]', '    a~b: 1'].join('\n');

test('returns the position of keys and of list items by their JSON pointers', () => {
  expect(listKeyPlaces(TEXT)).toEqual({
    '#/paths': '1:1',
    '#/paths/~1app~1{id}': '2:3',
    '#/paths/~1app~1{id}/tags': '3:5',
    '#/paths/~1app~1{id}/tags/0': '3:12',
    '#/paths/~1app~1{id}/tags/1': '3:17',
    '#/paths/~1app~1{id}/a~0b': '4:5',
  });
});

test('returns the nearest existing part for a pointer without a target', () => {
  const places = listKeyPlaces(TEXT);
  expect(findPlace(places, '#/paths/~1app~1{id}/tags/7/name')).toBe('3:5');
  expect(findPlace(places, '#/nowhere/x')).toBe('1:1');
  expect(findPlace(places, '#')).toBe('1:1');
});

// If these disagreed, one mistake would be reported at two different places.
test.each(['contract/openapi.yaml', 'contract/openai-compatible.yaml'])(
  'agrees with the linter about every key of %s',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const source = new Source(file, text);
    const places = Object.entries(listKeyPlaces(text));
    const ofLinter = places.map(([pointer]) => {
      const {start} = getLineColLocation({source, pointer, reportOnKey: true});
      return [pointer, `${start.line}:${start.col}`];
    });
    expect(places.length).toBeGreaterThan(300);
    expect(places).toEqual(ofLinter);
  },
);
