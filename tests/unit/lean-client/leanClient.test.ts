import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {runInNewContext} from 'node:vm';
import type {Element, ElementContent, Root, Text} from 'hast';
import {h, type VNode} from 'preact';
import {afterEach, describe, expect, it, vi} from 'vitest';
import passedTypes from '@site/src/client/passedTypes';
import {renderToPipeableStream} from '@site/src/client/renderToStream';
import {preactAliases} from '@site/src/plugins/lean-client/preact';
import {rehypeJoinTexts} from '@site/src/plugins/lean-client/rehypeJoinTexts';
import {STAND_INS} from '@site/src/plugins/lean-client/standIns';

const require = createRequire(import.meta.url);
const trim = require('../../../src/plugins/lean-client/trimSiteConfig.cjs') as (
  source: string,
) => string;

describe('the settings of the site in the bundle', () => {
  it('keep what browsers read and lose folders and options of the build', () => {
    const config = {
      title: 'T',
      baseUrl: '/',
      presets: [['classic', {siteDir: '/home/someone/site'}]],
      future: {experimental_router: 'browser', faster: {}},
      themeConfig: {navbar: {items: []}, prism: {theme: {}}},
    };
    const trimmed = trim(`/* note */\nexport default ${JSON.stringify(config)};\n`);
    expect(trimmed).toBe(
      'export default {"title":"T","baseUrl":"/","themeConfig":{"navbar":{"items":[]}},"future":{"experimental_router":"browser"}};\n',
    );
  });
});

it('the versions of what took part in a build stay at home', () => {
  const trimVersions = require('../../../src/plugins/lean-client/trimVersions.cjs') as (
    source: string,
  ) => string;
  const source = {docusaurusVersion: '3', siteVersion: '1', pluginVersions: {a: {version: '2'}}};
  expect(trimVersions(JSON.stringify(source))).toBe(
    '{"docusaurusVersion":"3","pluginVersions":{}}',
  );
});

describe('the order of names in the bundle', () => {
  const compare = require('../../../src/plugins/lean-client/compareCodes.cjs') as (
    source: string,
  ) => string;

  it.each(['plugin-content-docs/lib/client/docsClientUtils', 'theme-common/lib/utils/reactUtils'])(
    'is that of letters, which asks for no language, in %s',
    (file) => {
      const source = readFileSync(`node_modules/@docusaurus/${file}.js`, 'utf8');
      expect(source).toContain('localeCompare');
      expect(compare(source)).not.toContain('localeCompare');
    },
  );

  it('is no other', () => {
    const sorted = compare('[["b"],["a"],["a"]].sort((a, b) => a[0].localeCompare(b[0]))');
    expect(runInNewContext(sorted)).toEqual([['a'], ['a'], ['b']]);
  });

  it('fails the build where a module sorts in another way', () => {
    expect(() => compare('sort()')).toThrow('sorts in another way');
  });
});

describe('the modules with stand-ins', () => {
  it('still need one helper of tslib alone', () => {
    const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    const helpers = files.flatMap(
      (file) => readFileSync(path.join(folder, file), 'utf8').match(/tslib_1\.\w+/g) ?? [],
    );
    expect(new Set(helpers)).toEqual(new Set(['tslib_1.__importDefault']));
  });

  it('pass every check of prop-types, and hand each on', () => {
    expect(passedTypes.arrayOf?.().isRequired).toBe(passedTypes.shape);
  });

  it('have stand-ins that exist', () => {
    expect(STAND_INS.length).toBeGreaterThan(0);
    for (const {standIn} of STAND_INS) {
      expect(readFileSync(standIn, 'utf8')).toContain('Stands in');
    }
  });
});

describe('a page that is prerendered', () => {
  const render = async (page: VNode): Promise<string> => {
    const through = new PassThrough();
    await new Promise<void>((resolve, reject) => {
      const {pipe} = renderToPipeableStream(page, {
        onAllReady: () => {
          pipe(through);
          resolve();
        },
        onError: reject,
      });
    });
    return text(through);
  };

  it('is handed out whole', async () => {
    expect(await render(h('p', null, 'whole'))).toBe('<p>whole</p>');
  });

  it('ends the build when a component throws', async () => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    await expect(render(h('p', null, h(Broken, null)))).rejects.toThrow('broken');
  });
});

describe('the runtime of components', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is Preact in what is published, and React in npm start', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(preactAliases(process.cwd())).toEqual({});
    vi.stubEnv('NODE_ENV', 'production');
    const {react, 'react-dom': reactDom} = preactAliases(process.cwd());
    expect(react).toMatch(/preact.compat$/);
    expect(reactDom).toBe(react);
  });
});

describe('texts side by side', () => {
  it('become one, at every depth, and stay apart around an element', () => {
    const text = (value: string): Text => ({type: 'text', value});
    const element = (...children: ElementContent[]): Element => ({
      type: 'element',
      tagName: 'b',
      properties: {},
      children,
    });
    const tree: Root = {
      type: 'root',
      children: [text('a'), text('b'), element(text('c'), text('d'), element(), text('e'))],
    };
    rehypeJoinTexts()(tree);
    expect(tree.children).toEqual([text('ab'), element(text('cd'), element(), text('e'))]);
  });
});
