import {expect, it} from 'vitest';
import {dropSetting, findUnknownSettings} from '../../upgrade/unknownSettings';

const OUTPUT = `[ERROR] Error: These field(s) ("future.v4.old","storage",) are not recognized in docusaurus.config.ts.
If you still want these fields`;

it('settings that Docusaurus does not support are found in its message', () => {
  expect(findUnknownSettings(OUTPUT)).toEqual(['future.v4.old', 'storage']);
  expect(findUnknownSettings('[ERROR] Something else')).toEqual([]);
});

it('a setting on a separate line is removed', () => {
  expect(dropSetting('  v4: {\n    old: true,\n    older: true,\n  },\n', 'future.v4.old')).toBe(
    '  v4: {\n    older: true,\n  },\n',
  );
  expect(dropSetting('a,\n  old, // why\nb,', 'old')).toBe('a,\nb,');
});

it('a setting that occurs twice or spans several lines is not changed', () => {
  expect(dropSetting('old: 1,\nold: 2,\n', 'x.old')).toBeUndefined();
  expect(dropSetting('old: {\n  a: 1,\n},\n', 'x.old')).toBeUndefined();
});
