import {describe, expect, it} from 'vitest';
import {findFiles} from '../../upgrade/findFiles';

describe('the file to change', () => {
  it('is the one that an optimization names', () => {
    const output = `[ERROR] The optimization routeManifests does not know this version of Docusaurus (4.0.0): no pages in routes.js. Switch it off: routeManifests: false in docusaurus.config.ts. Or change src/plugins/delivery/build/route-manifests/splitRoutes.cjs.
    at read (/tmp/copy/src/plugins/delivery/other.ts:3:1)`;
    expect(findFiles(output, '/tmp/copy')).toEqual([
      'src/plugins/delivery/build/route-manifests/splitRoutes.cjs',
    ]);
  });

  it('is found in the stack if it belongs to the project, not to a package', () => {
    const output = `Error: cannot load /tmp/copy/docusaurus.config.ts
    at a (/tmp/copy/node_modules/a/src/index.js:1:2)
    at b (file:///tmp/copy/scripts/build.ts:5:6)
    at c (/tmp/copy/src/site/versionControl.ts:3:1)
    at c (/tmp/copy/src/site/versionControl.ts:9:1)`;
    expect(findFiles(output, '/tmp/copy')).toEqual([
      'scripts/build.ts',
      'src/site/versionControl.ts',
      'docusaurus.config.ts',
    ]);
  });

  it('is found in messages of the compiler and about the configuration', () => {
    expect(findFiles('src/a.tsx(3,4): error TS1: no', '/tmp/copy')).toEqual(['src/a.tsx']);
    expect(findFiles('not recognized in docusaurus.config.ts.', '/tmp/copy')).toEqual([
      'docusaurus.config.ts',
    ]);
  });

  it('is unknown if the output names no file of the project', () => {
    expect(findFiles('npm error ERESOLVE', '/tmp/copy')).toEqual([]);
  });
});
