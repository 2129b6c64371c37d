import path from 'node:path';
import {PUBLISHED} from '../contract/openapi';
import {readFact} from '../contract/registries';
import {BRAND} from './brand';

/** A quantity or a statement of the registry, word for word. */
const say = (id: string): string => readFact(path.resolve(__dirname, '../..'), id);

/** The page that explains how to call the API without an account. */
const PRACTICE = `${BRAND.siteUrl}/docs/quickstart/get-api-key.md#practice-without-an-account`;

const PRODUCT = `${BRAND.name} deploys AI models as apps and runs jobs on them.`;

/** What an agent has to keep to. `agents.md` has the rule alone, to be kept in a project; `llms.txt` also the detail. */
type AgentRule = {
  readonly rule: string;
  readonly detail?: string;
};

const AGENT_RULES: readonly AgentRule[] = [
  {rule: `Send requests to ${BRAND.apiUrl}. No path carries a version.`},
  {
    rule: 'Send the API key in the `x-api-key` header, read from the environment variable RUNGEN_API_KEY. Never write a key into code, and never send it to another host, nor to the signed link of a result.',
  },
  {
    rule: 'Send `x-team-id` with every request about what a team owns. Leave it out for personal work.',
  },
  {
    rule: 'Count any status from 200 to 299 as success.',
    detail: 'Take every other status as a failure, and log it with its body.',
  },
  {
    rule: 'The body of POST /app is {"name": "poster-maker", "configuration": {"gpu_tier": "STANDARD"}, "workflow": {"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell"}}; that of POST /app/{app_id}/run_async is {"input": {"prompt": "A poster of a lighthouse at dawn", "width": 1024, "height": 1024}}, with the fields of the model.',
    detail:
      'A finished job of an image model is {"data": {"id": "…", "status": "COMPLETED", "result": {"images": [{"image": "https://…"}]}}}, with more fields.',
  },
  {
    rule: 'The names of `gpu_tier` are BASIC, STANDARD, and PERFORMANCE. The states of an app are STOPPED, INITIALIZING, and RUNNING; those of a job are QUEUED, IN_QUEUE, RUNNING, COMPLETED, FAILED, and CANCELED. The images of a job are `data.result.images[].image`.',
  },
  {
    rule: `Leave \`active_workers\` out of POST /app. To start the app, send {"configuration": {"active_workers": 1}} with PUT /app/{app_id}, then read it with GET /app/{app_id} until its status is RUNNING.`,
    detail: `${say('new-app-stopped')}.`,
  },
  {
    rule: `${say('billing-goes-on')}. Set \`active_workers\` to 0 when the work is done, also when the program fails or is interrupted.`,
    detail: `${say('billing-start')}. A program that is killed cannot stop its app: store the IDs of what it creates, and at its next start look for them, and for the app by its name, before it creates another.`,
  },
  {
    rule: `Set a limit on every wait: the programs of the guides wait ${say('app-wait')} for a start and ${say('job-wait')} for a job.`,
    detail: `At the limit of a job, cancel it if you can. Then, and at the limit of a start, set \`active_workers\` to 0, read the app until it is STOPPED, and say so.`,
  },
  {
    rule: 'Pause longer after each read: 1, 2, 4 seconds and so on, 30 at most. A read that fails on the way, or with a status such as 429 or 502, does not end the wait: read again, within the limit.',
  },
  {
    rule: 'POST /app/{app_id}/run_async answers before the job is done. Its answer holds the job ID as `data.id`: store it at once.',
    detail: `${say('job-id-lost')}.`,
  },
  {
    rule: 'Read the job with GET /app/{app_id}/job/{job_id}. Stop at COMPLETED, FAILED, or CANCELED. Until your limit, take every other status as waiting, also one that you do not know.',
  },
  {
    rule: 'Get app answers the app itself, not under `data` as Create app, List apps, and Update app do.',
  },
  {
    rule: 'Save the files of a result at once.',
    detail: `A link to one is signed: ${say('link-opens')}. Keep the links out of logs.`,
  },
  {
    rule: 'To cancel a job, send PUT /app/{app_id}/job/{job_id} with your user ID in the `X-Authenticated-User-Id` header: the `created_by` of an app that you created yourself.',
    detail: 'There is no body. A `409` means that the job has already ended: read it.',
  },
  {
    rule: `${say('repeat-safe')}. ${say('repeat-never')}. Before you repeat a create, list the apps. Before you repeat a run, compare \`completed\` + \`failed\` + \`in_progress\` + \`in_queue\` of the app's \`jobs\` with the sum from before, whatever the status was.`,
    detail: `If a repeated delete gets \`404\`, the app is gone. If the sum has grown, a job probably runs that you cannot read: let it end before you run again or stop. There is no counter for canceled jobs: cancel none before you compare.`,
  },
  {
    rule: `A whole program, from creating an app to deleting it, is ${BRAND.siteUrl}/samples/python/whole-tutorial.py.`,
    detail: 'Every program of the pages is a file in python/, javascript/, or curl/ beside it.',
  },
  {
    rule: `Practice on the mock server (${say('practice-is-free')}): set RUNGEN_API and RUNGEN_API_KEY; the code stays as it is.`,
    detail: `How: ${PRACTICE}`,
  },
  {
    rule: 'Never state or assume what these pages do not say.',
    detail: `${BRAND.siteUrl}/api/intro.md#not-published lists what no page can say.`,
  },
];

/**
 * The text that programs read first, in `llms.txt`, `llms-full.txt`, and `agents.md`. Its facts are those of the contract
 * and the guides: a rule that those require must be here too.
 */
export const AGENT_PREFACE = {
  name: `${BRAND.name} documentation`,
  product: PRODUCT,
  summary: `${PRODUCT} These pages are its guides and its API reference. They describe the service as of ${say('as-of')}.`,
  rules: AGENT_RULES,
  /** Shell commands for work without an account; the last one tries a whole program. */
  commands: [
    `curl -O ${BRAND.siteUrl}/mock-server.mjs`,
    'node mock-server.mjs &',
    'export RUNGEN_API=http://127.0.0.1:4010 RUNGEN_API_KEY=practice',
    `curl ${BRAND.siteUrl}/samples/javascript/whole-tutorial.mjs | node --input-type=module`,
  ],
  files: [
    ...PUBLISHED.map(({name, ...words}) => ({path: `/${name}`, ...words})),
    {
      path: '/mock-server.mjs',
      title: 'Mock server',
      about:
        'the API on your own machine, one file for Node.js; `node mock-server.mjs --help` says more',
    },
    {
      path: '/agents.md',
      title: 'Rules to keep in a project',
      about: 'a block of text for AGENTS.md or CLAUDE.md',
    },
    {
      path: '/llms-full.txt',
      title: 'All pages in one file',
      about: 'the rules, the guides and the reference',
    },
    {
      path: '/search.json',
      title: 'Search index',
      about: 'an index of MiniSearch, as JSON, with one record for each section of a page',
    },
  ],
} as const;
