import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createSiteServer} from '../../../scripts/siteServer';
import {BUILD_DIR, builtFiles, publishedUrl, sitemapRoutes} from '../../helpers/builtPages';
import {makeFolder} from '../../helpers/makeFolder';
import {missing, titled} from '../../helpers/machine';
import {runProgram} from '../../helpers/program';
import {startServer} from '../../helpers/startServer';

const AFDOCS = 'afdocs@0.22.2';

/** The Node.js that afdocs needs, from the package that has its binary for this platform. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const NODE = `${NODE_PACKAGE}@22`;

/** The checks that do not pass, and why the site stays as it is. */
const EXPECTED = {
  'llms-txt-links-markdown':
    'fail: llms.txt links to contracts, the mock server and lists, which are no Markdown on purpose',
  'content-start-position':
    'warn: the navbar and the sidebar are long beside the text of the shortest pages',
  'markdown-content-parity':
    'warn: the short home page has a sentence for programs and a label, which its copy does without',
} as const;

type Report = {readonly results: readonly {readonly id: string; readonly status: string}[]};

const reason = missing('npm-registry');

test.skipIf(reason !== undefined)(
  titled('afdocs finds what is known and nothing else', reason),
  async () => {
    const folder = makeFolder('afdocs-');
    const packages = ['--no-audit', '--no-fund', '--ignore-scripts', AFDOCS, NODE];
    const installed = await runProgram('npm', ['install', '--prefix', folder, ...packages]);
    expect(installed.code, installed.output).toBe(0);

    const siteFolder = path.join(folder, 'site');
    // Compressed copies, which another test may have left, would be sent in place of the changed files.
    cpSync(BUILD_DIR, siteFolder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
    const server = createSiteServer(siteFolder);
    server.keepAliveTimeout = 60_000; // afdocs computes for longer than a connection is kept by default
    const site = await startServer(server);
    try {
      // Links name the published site, which afdocs would take for another one.
      for (const file of builtFiles().filter((name) => /\.(?:html|md|txt|xml)$/.test(name))) {
        const text = readFileSync(path.join(BUILD_DIR, file), 'utf8');
        writeFileSync(path.join(siteFolder, file), text.replaceAll(publishedUrl(), site.url));
      }
      const urls = sitemapRoutes().map((route) => site.url + route);
      const node = path.join(folder, 'node_modules', NODE_PACKAGE, 'bin/node');
      const program = path.join(folder, 'node_modules/afdocs/bin/afdocs.mjs');
      const options = ['check', site.url, '--urls', urls.join(','), '--format', 'json', '--quiet'];
      const {stdout} = await runProgram(node, [program, ...options]);
      const {results} = JSON.parse(stdout) as Report;
      const found = results.filter(({status}) => status !== 'pass' && status !== 'skip');
      const wanted = Object.entries(EXPECTED).map(([id, why]) => `${id} ${why.split(':')[0]}`);
      expect(found.map(({id, status}) => `${id} ${status}`).sort()).toEqual(wanted.sort());
      expect(results.length).toBeGreaterThan(20);
    } finally {
      await site.close();
    }
  },
);
