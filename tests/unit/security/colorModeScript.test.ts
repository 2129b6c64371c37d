import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {buildColorModeScript} from '../../../src/plugins/security/build/buildColorModeScript';

const CODE = buildColorModeScript('light');

type Visit = {readonly search?: string; readonly stored?: Readonly<Record<string, string>>};

/** Runs the script as a browser would and returns the attributes it has set. */
function attributesAfter({search = '', stored}: Visit): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const localStorage = {
    getItem: (key: string) => {
      if (!stored) {
        throw new Error('storage is blocked');
      }
      return stored[key] ?? null;
    },
  };
  runInNewContext(CODE, {
    document: {documentElement},
    localStorage,
    location: {search},
    URLSearchParams,
  });
  return attributes;
}

test('a reader who chose nothing gets the default, even with blocked storage', () => {
  const expected = {
    'data-theme': 'light',
    'data-theme-choice': 'light',
    'data-announcement-bar-initially-dismissed': 'false',
  };
  expect(attributesAfter({stored: {}})).toEqual(expected);
  expect(attributesAfter({})).toEqual(expected);
});

test('the earlier choice of the reader is kept', () => {
  const stored = {theme: 'dark', 'docusaurus.announcement.dismiss': 'true'};
  expect(attributesAfter({stored})).toMatchObject({
    'data-theme': 'dark',
    'data-announcement-bar-initially-dismissed': 'true',
  });
});

test('R15: the address can only choose a known mode', () => {
  expect(attributesAfter({search: '?docusaurus-theme=dark'})['data-theme']).toBe('dark');
  expect(attributesAfter({search: '?docusaurus-theme=pink'})['data-theme']).toBe('light');
});

test('R15: the address can set no other attribute', () => {
  const attributes = attributesAfter({search: '?docusaurus-data-theme=dark&docusaurus-data-x=1'});
  expect(Object.keys(attributes)).toHaveLength(3);
  expect(attributes['data-theme']).toBe('light');
});
