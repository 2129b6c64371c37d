import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

const CONTRACT = 'contract/openapi.yaml';

/** What an agent would otherwise guess. */
const BODIES = [
  {
    title: 'The body of POST /app',
    in: ['/app', 'post', 'requestBody'],
    name: 'plainModel',
  },
  {
    title: 'The body of POST /app/{app_id}/run_async, for an image model',
    in: ['/app/{app_id}/run_async', 'post', 'requestBody'],
    name: 'textToImage',
  },
  {
    title: 'The answer of GET /app/{app_id}/job/{job_id} when the job is done',
    in: ['/app/{app_id}/job/{job_id}', 'get', 'responses', '200'],
    name: 'completed',
  },
] as const;

/**
 * Reads the examples of the contract that a client is written from.
 *
 * @param siteDir the folder of the site
 * @returns Markdown: each with its title, as JSON
 * @throws an Error that names an example that the contract does not have
 */
export function readBodies(siteDir: string): string {
  const contract = parseDocument(readFileSync(path.join(siteDir, CONTRACT), 'utf8'));
  return BODIES.map(({title, in: place, name}) => {
    const keys = ['paths', ...place, 'content', 'application/json', 'examples', name, 'value'];
    if (!contract.hasIn(keys)) {
      const file = 'src/plugins/machine-copies/build/readBodies.ts';
      throw new Error(`${CONTRACT} has no ${keys.join(' > ')}: name another example in ${file}.`);
    }
    const value: unknown = contract.getIn(keys);
    return `${title}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
  }).join('\n');
}
