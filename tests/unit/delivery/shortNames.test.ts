import {expect, it} from 'vitest';
import {SHORT_NAMES} from '../../../src/plugins/delivery/build/short-names/changes';

it('lets the classes of a file share their hash, and does not change other rules', () => {
  const modules = {localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: true};
  const rules = [
    '...',
    {test: /\.svg$/, type: 'asset'},
    {test: /\.css$/, use: [{loader: 'css-loader', options: {importLoaders: 1}}]},
    {test: /\.module\.css$/, use: ['extract', {loader: 'css-loader', options: {modules}}]},
  ];
  const others = structuredClone(rules.slice(0, 3));
  SHORT_NAMES.editRules?.(rules);
  expect(modules).toEqual({
    localIdentName: '[local]_[contenthash:base64:4]',
    exportOnlyLocals: true,
    hashStrategy: 'minimal-subset',
  });
  expect(rules.slice(0, 3)).toEqual(others);
});

it('of another form fail the build, with the switch and the file to change', () => {
  expect(() => SHORT_NAMES.editRules?.([{test: /\.css$/, use: []}])).toThrow(
    /shortNames .*no rule of the bundler.*build\/short-names\/changes\.ts/,
  );
});
