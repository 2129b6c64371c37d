import {readOwnLicense} from '../src/plugins/mock-server';
import {readQuestions} from '../src/plugins/open-questions';
import {BRAND, COMMUNITY, CONTACTS, REPOSITORY_URL} from '../src/site/brand';
import {readEnvironment} from '../src/site/environment';
import {listDecisions} from './launch/listDecisions';

/** `npm run check:launch`: what the owner has to decide before the site goes live. It never fails. */
function main(): void {
  const {gtmContainerId, gtagId, securityContact} = readEnvironment(process.env);
  const questions = readQuestions(process.cwd(), CONTACTS);
  const decisions = listDecisions({
    siteUrl: BRAND.siteUrl,
    repositoryUrl: REPOSITORY_URL,
    community: Object.values(COMMUNITY),
    hasAnalytics: Boolean(gtmContainerId ?? gtagId),
    hasSecurityContact: securityContact !== undefined,
    license: readOwnLicense(process.cwd()),
    contacts: CONTACTS,
    openQuestions: questions.filter(({answer}) => answer === undefined).length,
  });
  for (const [index, {subject, state, where}] of decisions.entries()) {
    console.log(`${index + 1}. ${subject} ${state}.\n   Decide in: ${where}.`);
  }
  console.log(`\n${decisions.length} decisions for the owner before this site goes live.`);
}

main();
