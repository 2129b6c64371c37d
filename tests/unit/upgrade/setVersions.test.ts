import {describe, expect, it} from 'vitest';
import {applyChanges, listDocusaurus, listUnfitPeers, planChanges} from '../../upgrade/setVersions';

const MANIFEST = {
  name: 'site',
  dependencies: {'@docusaurus/core': '3.10.2', react: '19.2.9', clsx: '2.1.1'},
  devDependencies: {'@docusaurus/types': '3.10.2', '@mdx-js/react': '3.1.1'},
  overrides: {sockjs: {uuid: '^11.1.1'}},
};
const PEERS = {
  react: '^19.3.0',
  '@mdx-js/react': '^3.1.1',
  '@docusaurus/faster': '4.0.0',
  vue: '*',
};

describe('an upgrade of package.json', () => {
  it('lists direct dependencies that the new version requires in another version', () => {
    expect(listUnfitPeers(MANIFEST, PEERS)).toEqual(['react']);
  });

  it('plans every package of Docusaurus, and the dependencies that do not match', () => {
    expect(planChanges(MANIFEST, '4.0.0', PEERS, {react: ['19.2.9', '19.3.1']})).toEqual([
      {name: '@docusaurus/core', from: '3.10.2', to: '4.0.0'},
      {name: '@docusaurus/types', from: '3.10.2', to: '4.0.0'},
      {name: 'react', from: '19.2.9', to: '19.3.1'},
    ]);
  });

  it('plans nothing for the installed version', () => {
    expect(planChanges(MANIFEST, '3.10.2', {}, {})).toEqual([]);
  });

  it('changes versions and keeps everything else', () => {
    const changes = planChanges(MANIFEST, '4.0.0', {}, {});
    expect(applyChanges(MANIFEST, changes)).toEqual({
      ...MANIFEST,
      dependencies: {...MANIFEST.dependencies, '@docusaurus/core': '4.0.0'},
      devDependencies: {...MANIFEST.devDependencies, '@docusaurus/types': '4.0.0'},
    });
  });

  it('is an error if package.json lists no package of Docusaurus', () => {
    expect(() => listDocusaurus({dependencies: {react: '1.0.0'}, devDependencies: {}})).toThrow(
      'package.json lists no package of Docusaurus.',
    );
  });
});
