import {execFileSync} from 'node:child_process';
import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BRAND} from '../src/site/brand';
import {launchBrowser} from '../tests/helpers/browser';
import {runMain} from './runMain';

/** What can be recorded. Each part writes files that are committed, and that tests compare. */
const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  types: recordTypes,
  samples: recordSamples,
  images: recordImages,
};

/** The types of both contracts, for the mock server and the tests. */
function recordTypes(): void {
  for (const [contract, types] of [
    ['openapi', 'types'],
    ['openai-compatible', 'openai-compatible-types'],
  ]) {
    run('openapi-typescript', `contract/${contract}.yaml`, '-o', `contract/${types}.ts`);
  }
}

/** What the programs of pages print, by those that need nothing but Node: snapshots of tests keep it. */
function recordSamples(): void {
  const tests = '^javascript .* prints what the page shows';
  run('vitest', 'run', '--project', 'samples', '--update', '-t', tests);
}

/** The images of the site, from the mark in `static/img/favicon.svg` and the names in brand.ts. */
async function recordImages(): Promise<void> {
  const mark = readFileSync('static/img/favicon.svg', 'utf8');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const draw = async (file: string, width: number, height: number, html: string) => {
      await page.setViewportSize({width, height});
      await page.setContent(`<style>body {margin: 0}</style>${html}`);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({path: file, omitBackground: true});
    };
    await draw('static/img/favicon-32.png', 32, 32, mark);
    copyFileSync('static/img/favicon-32.png', 'static/favicon.ico'); // programs that ask for it read PNG too
    await draw('static/img/social.png', 1200, 630, drawCard(mark));
  } finally {
    await browser.close();
  }
}

/** What networks show beside a link to the site, in its typeface. */
function drawCard(mark: string): string {
  const font = readFileSync('static/fonts/geist-basic-6.woff2', 'base64');
  return `<style>
      @font-face {font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900}
      body {font: 35px Geist; color: #fff; background: #0f1014; padding: 80px}
      body {border-inline-start: 24px solid #4a66f0}
      h1 {font-size: 84px; width: 900px; margin-block: 90px 80px; line-height: 1.15}
      div {display: flex; gap: 20px; align-items: center; font-weight: 700}
      svg {width: 60px; height: 60px}
    </style>
    Documentation<h1>${BRAND.tagline}</h1><div>${mark} ${BRAND.name}</div>`;
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(path.join('node_modules/.bin', program), args, {stdio: 'inherit'});
}

/**
 * `npm run record`: writes everything that is generated and committed. Names of parts limit it to these, such as
 * `npm run record -- types images`.
 */
runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    const known = Object.keys(PARTS).join(', ');
    throw new Error(`There is no part "${unknown.join('", "')}". Write some of ${known}, or none.`);
  }
  for (const [name, record] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Recording ${name} …`);
    await record();
  }
});
