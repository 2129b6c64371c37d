import {readFile} from 'node:fs/promises';
import {readOwnLicense} from '../src/plugins/mock-server';
import {BRAND, COMMUNITY, REPOSITORY_URL} from '../src/site/brand';
import {readEnvironment} from '../src/site/environment';
import {listDecisions} from './launch/listDecisions';

/** `npm run check:launch`: what the owner has to decide before the site goes live. It never fails. */
async function main(): Promise<void> {
  const {gtmContainerId, gtagId, securityContact} = readEnvironment(process.env);
  const decisions = listDecisions({
    siteUrl: BRAND.siteUrl,
    repositoryUrl: REPOSITORY_URL,
    community: Object.values(COMMUNITY),
    hasAnalytics: Boolean(gtmContainerId ?? gtagId),
    hasSecurityContact: securityContact !== undefined,
    license: readOwnLicense(process.cwd()),
    sources: await readFile('SOURCES.md', 'utf8'),
  });
  for (const [index, {subject, state, where}] of decisions.entries()) {
    console.log(`${index + 1}. ${subject} ${state}.\n   Decide in: ${where}.`);
  }
  console.log(`\n${decisions.length} decisions for the owner before this site goes live.`);
}

void main();
