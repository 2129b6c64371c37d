// `npm run check:launch`: what the owner has to decide before the site goes live. It never fails.
import {existsSync, readFileSync} from 'node:fs';
import {readQuestions} from '../src/contract/registries';
import {BRAND, COMMUNITY, REPOSITORY_URL} from '../src/site/brand';
import {readEnvironment} from '../src/site/environment';

const {gtmContainerId, gtagId} = readEnvironment(process.env);
const license = /"license": "(.*)"/.exec(readFileSync('package.json', 'utf8'))?.[1];
const openQuestions = readQuestions('.').filter(({answer}) => answer === undefined);

/** How each open decision is now, and where to change it; false for one that is made. */
const DECISIONS: readonly (false | readonly [subject: string, where: string])[] = [
  ...Object.values(COMMUNITY).map(
    ({label, href}) =>
      new URL(href).pathname === '/' &&
      ([
        `The ${label} link in the footer leads to ${href}, the home page of the network`,
        'COMMUNITY in src/site/brand.ts',
      ] as const),
  ),
  [
    `The address of the site is ${BRAND.siteUrl}; canonical links, the sitemap and sharing images name it`,
    'BRAND.siteUrl in src/site/brand.ts',
  ],
  openQuestions.length > 0 && [
    `${openQuestions.length} open questions about the service have no answer; pages show what to do meanwhile`,
    'contract/open-questions.yaml, by adding "answer" and "source" to a question',
  ],
  (license === undefined || license === 'UNLICENSED') && [
    'The license of the mock server is not stated, and readers download it',
    'license in package.json',
  ],
  !(existsSync('SECURITY.md') && existsSync('static/.well-known/security.txt')) && [
    'Nobody is named who takes reports of security problems',
    'SECURITY.md and static/.well-known/security.txt, which are missing',
  ],
  REPOSITORY_URL === undefined && [
    '"Edit this page" and the date of the last update are off, because the address of the repository is not set',
    'REPOSITORY_URL in src/site/brand.ts',
  ],
  gtmContainerId === undefined &&
    gtagId === undefined && [
      'Analytics are off: the site sends no requests to other hosts',
      'the environment variables GTM_CONTAINER_ID and GTAG_ID of the build',
    ],
];

const decisions = DECISIONS.filter((decision) => decision !== false);
decisions.forEach(([subject, where], index) => {
  console.log(`${index + 1}. ${subject}.\n   Decide in: ${where}.`);
});
console.log(`\n${decisions.length} decisions for the owner before this site goes live.`);
