import {hostFacts, SECURITY_TXT} from '../src/plugins/security';
import {configuredDelivery} from '../src/site/configuredDelivery';
import {hardenOptions} from '../src/site/hardenOptions';
import {runChecks} from './smoke/runChecks';

/** Files that hosts tend to omit, or to serve as something else. */
const FILES = ['/robots.txt', '/llms.txt', '/openapi.yaml', '/.well-known/api-catalog'];

/**
 * `npm run smoke -- https://docs.example.com`: checks a deployment for everything a host can get wrong. A certificate
 * of your own is trusted when NODE_EXTRA_CA_CERTS names it.
 *
 * @returns the exit code: 0 when every check passed, 2 when no URL is given
 */
async function main(address: string | undefined): Promise<number> {
  if (!address || !URL.canParse(address) || !/^https?:/.test(address)) {
    console.error('Pass the URL of the site: npm run smoke -- https://docs.example.com');
    return 2;
  }
  const options = hardenOptions(configuredDelivery());
  const files = options.securityTxt ? [...FILES, `/${SECURITY_TXT}`] : FILES;
  const expected = {siteUrl: options.siteUrl, files, ...hostFacts(options)};
  const verdicts = await runChecks(new URL(address), expected);
  for (const {name, isGood, read, faults} of verdicts) {
    console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${read} read)`);
    faults.forEach((fault) => console.log(`        ${fault}`));
  }
  const failed = verdicts.filter(({isGood}) => !isGood).length;
  console.log(`${verdicts.length - failed} passed, ${failed} failed: ${address}`);
  return failed === 0 ? 0 : 1;
}

void main(process.argv[2]).then((code) => {
  process.exitCode = code;
});
