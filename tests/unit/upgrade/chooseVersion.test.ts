import {describe, expect, it} from 'vitest';
import {chooseVersion, newestWithin} from '../../upgrade/chooseVersion';

const PUBLISHED = {
  '@docusaurus/core': ['3.9.2', '3.10.2', '3.10.1', '4.0.0-canary-6808', '4.0.0-canary-6822'],
  '@docusaurus/faster': ['3.9.2', '3.10.1', '3.10.2', '4.0.0-canary-6808'],
};

describe('the version that is tried', () => {
  it('is the newest that every package has, canaries included', () => {
    expect(chooseVersion(PUBLISHED)).toBe('4.0.0-canary-6808');
  });

  it('is the requested one', () => {
    expect(chooseVersion(PUBLISHED, '3.9.2')).toBe('3.9.2');
  });

  it('has to exist for all packages', () => {
    expect(() => chooseVersion(PUBLISHED, '4.0.0-canary-6822')).toThrow(
      'The registry has no version 4.0.0-canary-6822 of @docusaurus/faster.',
    );
  });

  it('is rejected if the packages have none in common', () => {
    expect(() => chooseVersion({a: ['1.0.0'], b: ['2.0.0']})).toThrow(
      'The registry has no version of all packages of Docusaurus.',
    );
  });
});

describe('a package that the new version requires', () => {
  it('is used in the newest matching version, except for canaries', () => {
    expect(newestWithin(['19.2.9', '19.3.0', '19.3.1', '19.4.0-rc.1', '20.0.0'], '^19.3.0')).toBe(
      '19.3.1',
    );
  });

  it('is rejected when no version matches', () => {
    expect(() => newestWithin(['19.2.9'], '^19.3.0')).toThrow('no version that fits ^19.3.0');
  });
});
