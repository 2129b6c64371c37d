import {expect, it} from 'vitest';
import {buildEditingOptions} from '../../../src/site/editing';

it('turns editing off while the repository is not known', () => {
  expect(buildEditingOptions(undefined)).toEqual({showLastUpdateTime: false});
});

it('links to the repository once it is known', () => {
  expect(buildEditingOptions('https://example.com/docs')).toEqual({
    editUrl: 'https://example.com/docs/edit/main/',
    showLastUpdateTime: true,
  });
});
