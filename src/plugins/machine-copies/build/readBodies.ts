import {CONTRACT, contentOf, listOperations, readContract} from '../../reference';

/** What an agent would otherwise guess: examples of bodies of requests, and of answers where a status is named. */
const BODIES = [
  {title: 'The body of POST /app', of: 'createApp', example: 'plainModel'},
  {
    title: 'The body of POST /app/{app_id}/run_async, for an image model',
    of: 'runJob',
    example: 'textToImage',
  },
  {
    title: 'The answer of GET /app/{app_id}/job/{job_id} when the job is done',
    of: 'getJob',
    status: '200',
    example: 'completed',
  },
] as const;

/**
 * Reads the examples of the contract that a client is written from.
 *
 * @param siteDir the folder of the site
 * @returns Markdown: each with its title, as JSON
 * @throws an Error that names an example that the contract does not have
 */
export async function readBodies(siteDir: string): Promise<string> {
  const operations = listOperations(await readContract(CONTRACT, siteDir));
  const bodies = BODIES.map(({title, of, example, ...answer}) => {
    const operation = operations.find(({operationId}) => operationId === of);
    const part = 'status' in answer ? operation?.responses[answer.status] : operation?.requestBody;
    const {value} = contentOf(part)?.examples?.[example] ?? {};
    if (value !== undefined) {
      return `${title}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
    }
    throw new Error(
      `${CONTRACT}: ${of} has no example "${example}". Name another in ${__filename}.`,
    );
  });
  return bodies.join('\n');
}
