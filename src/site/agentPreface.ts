import {BRAND} from './brand';

/** What `llms.txt` says before its lists. The facts are those of the contract and of the guides. */
export const AGENT_PREFACE = {
  name: `${BRAND.name} documentation`,
  summary: `${BRAND.name} deploys AI models as apps and runs jobs on them. These pages are its guides and its API reference.`,
  rules: [
    `Send requests to ${BRAND.apiUrl}. No path carries a version.`,
    'Send the API key in the `x-api-key` header, read from the environment variable RUNGEN_API_KEY. Never write a key into code.',
    'Send `x-team-id` only to work on what a team owns. Leave the header out for personal work.',
    'Leave `active_workers` out of POST /app. Without `active_workers`, a new app is `STOPPED` with 0 active workers. Set `configuration.active_workers` to 1 with PUT /app/{app_id}, then read the app until its status is RUNNING.',
    'POST /app/{app_id}/run_async answers before the job is done. Its answer holds the job ID as `data.id` or as `job_id`: accept both.',
    'Poll GET /app/{app_id}/job/{job_id} with a growing pause. Stop at COMPLETED, FAILED or CANCELED. Treat every other status as waiting.',
    'Get app may answer the app itself, or the app under `data`: accept both.',
    'Never repeat POST /app or POST /app/{app_id}/run_async blindly after a lost answer: each may have made something.',
    'Billing starts when an app goes from zero to at least one active worker. Set `active_workers` to 0 when the work is done.',
    'Do not state prices, memory of GPU tiers, rate limits or model limits: the service does not publish them.',
  ],
  files: [
    {path: '/openapi.yaml', title: 'OpenAPI contract', about: 'every operation, field and error'},
    {
      path: '/llms-full.txt',
      title: 'All pages in one file',
      about: 'the copies one after the other',
    },
  ],
} as const;
