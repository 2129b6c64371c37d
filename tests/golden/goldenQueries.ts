// cspell:disable: misspellings are the point of some of these
/** What a reader types, and the sections that answer it. One of them has to be among the first three. */
export type GoldenQuery = readonly [query: string, ...answers: readonly [string, ...string[]]];

const INTRO = '/docs/intro';
const TIERS = '/docs/gpu-tiers';
const KEY = '/docs/quickstart/get-api-key';
const DEPLOY = '/docs/quickstart/quickstart-deployment';
const IMAGES = '/docs/quickstart/quickstart-images';
const LLMS = '/docs/quickstart/quickstart-llms';
const CREATE = '/docs/tutorial-basics/create-an-app';
const UPDATE = '/docs/tutorial-basics/update-an-app';
const RUN = '/docs/tutorial-basics/run-a-job';
const RETRIEVE = '/docs/tutorial-basics/retrieve-a-job';
const DELETE = '/docs/tutorial-basics/delete-an-app';
const API = '/api/intro';
const TEAMS = '/api/working-with-teams';
const OPENAI = '/api/llm-openai-compatibility';
const GET_APPS = '/api/apis/app/get-apps';
const GET_APP = '/api/apis/app/get-app';
const CREATE_APP = '/api/apis/app/create-app';
const UPDATE_APP = '/api/apis/app/update-app';
const DELETE_APP = '/api/apis/app/delete-app';
const RUN_JOB = '/api/apis/job/run-job';
const GET_JOB = '/api/apis/job/get-job-status';
const CANCEL_JOB = '/api/apis/job/cancel.job';

const CANCEL = [`${RUN}#cancel`, CANCEL_JOB] as const;
const STOP = [`${UPDATE}#stop`, `${DELETE}#stop-only`, `${DEPLOY}#stop`] as const;
const BAD_KEY = [`${API}#error-invalid-api-key`, `${KEY}#if-the-check-fails`] as const;
const SEND_KEY = [
  `${API}#authentication`,
  `${API}#headers`,
  `${KEY}#how-the-key-is-sent`,
  `${CREATE_APP}#header.x-api-key`,
] as const;
const PRACTICE = `${KEY}#practice-without-an-account`;

/** What readers type, by kind. Written from the pages, before any result was seen. */
export const GOLDEN_QUERIES: Readonly<Record<string, readonly GoldenQuery[]>> = {
  'names of fields': [
    [
      'active_workers',
      `${UPDATE_APP}#body.configuration.active_workers`,
      `${CREATE_APP}#body.configuration.active_workers`,
    ],
    ['gpu_tier', `${CREATE_APP}#body.configuration.gpu_tier`],
    ['model_url', `${CREATE_APP}#body.workflow.model_url`, `${UPDATE_APP}#body.workflow.model_url`],
    [
      'loras',
      `${CREATE_APP}#body.workflow.tools.loras`,
      `${UPDATE_APP}#body.workflow.tools.loras`,
      `${CREATE}#with-a-lora`,
    ],
    [
      'versionId',
      `${CREATE_APP}#body.workflow.tools.loras.versionId`,
      `${UPDATE_APP}#body.workflow.tools.loras.versionId`,
    ],
    [
      'downloadUrl',
      `${CREATE_APP}#body.workflow.tools.loras.downloadUrl`,
      `${UPDATE_APP}#body.workflow.tools.loras.downloadUrl`,
    ],
    ['owner_team_id', `${TEAMS}#ownership`, `${GET_APP}#response.owner_team_id`],
    ['created_by', `${TEAMS}#ownership`, `${GET_APP}#response.created_by`, `${API}#headers`],
    ['execution_time', `${GET_JOB}#response.data.execution_time`],
    ['result.images', `${GET_JOB}#response.data.result.images`],
    ['num_inference_steps', `${RUN_JOB}#body.input.num_inference_steps`, `${IMAGES}#inputs`],
    ['guidance_scale', `${RUN_JOB}#body.input.guidance_scale`, `${IMAGES}#inputs`],
    ['in_progress', `${GET_APP}#response.jobs.in_progress`],
    ['job_id', `${RUN_JOB}#response.job_id`, `${GET_JOB}#path.job_id`, `${CANCEL_JOB}#path.job_id`],
    ['workers.throttled', `${GET_APP}#response.workers.throttled`],
    ['prompt', `${RUN_JOB}#body.input.prompt`],
    ['updated_at', `${GET_APP}#response.updated_at`, `${API}#times`],
    ['location', `${CREATE_APP}#body.configuration.location`],
    [
      'weight',
      `${CREATE_APP}#body.workflow.tools.loras.weight`,
      `${UPDATE_APP}#body.workflow.tools.loras.weight`,
      `${UPDATE}#lora-weight`,
    ],
  ],
  'error texts and status codes': [
    ['Unauthorized access. Invalid API key.', ...BAD_KEY],
    ['{"error": "Unauthorized access. Invalid API key."}', ...BAD_KEY],
    ['invalid api key', ...BAD_KEY],
    ["App with ID '...' not found.", `${API}#error-app-not-found`],
    ["App with ID '3f2a6c1e-8b4d-4f7a-9c2e-5d1b7a9e0c34' not found.", `${API}#error-app-not-found`],
    ['Job with ID not found for App ID', `${API}#error-job-not-found`],
    [
      'Job cannot be canceled because it has already completed.',
      `${API}#error-already-completed`,
      `${CANCEL_JOB}#response-409`,
    ],
    ['403', `${API}#error-invalid-api-key`, `${KEY}#if-the-check-fails`],
    [
      '403 forbidden',
      `${API}#error-invalid-api-key`,
      `${CANCEL_JOB}#response-403`,
      `${DELETE_APP}#response-403`,
    ],
    ['404', `${API}#error-app-not-found`, `${API}#error-job-not-found`],
    ['404 app not found', `${API}#error-app-not-found`],
    ['409', `${API}#error-already-completed`, `${CANCEL_JOB}#response-409`],
    ['204', `${DELETE_APP}#response-204`],
    ['401', `${API}#authentication`, `${KEY}#check`, `${API}#error-invalid-api-key`],
    ['connection refused', `${KEY}#if-the-check-fails`, `${LLMS}#what-goes-wrong`],
    ['result is null', `${RETRIEVE}#troubleshooting`, `${IMAGES}#what-goes-wrong`],
    ['429 too many requests', `${API}#not-published`],
    ['app not in list', `${CREATE}#troubleshooting`, `${TEAMS}#mistakes`],
  ],
  'goals in plain words': [
    ['stop paying', ...STOP, `${INTRO}#billing`],
    ['cancel a running job', ...CANCEL],
    [
      'job failed what now',
      `${IMAGES}#what-goes-wrong`,
      `${RETRIEVE}#troubleshooting`,
      `${RETRIEVE}#stop-asking`,
    ],
    ['use openai python client', LLMS, `${LLMS}#point`, OPENAI, `${OPENAI}#change`],
    ['invite a teammate', `${TEAMS}#not-published`],
    ['how do I get an api key', KEY],
    ['try without an account', PRACTICE],
    ['how much does it cost', `${INTRO}#billing`, `${API}#not-published`, `${TIERS}#not-published`],
    ['why am I still billed', `${DELETE}#troubleshooting`, `${INTRO}#billing`],
    ['save the image to disk', `${IMAGES}#save`, `${RETRIEVE}#get`],
    ['scale up workers', `${UPDATE}#scale`],
    ['change the gpu tier of an app', `${TIERS}#tiers`, `${UPDATE}#fixed`],
    ['which gpu do I need', TIERS, `${TIERS}#memory`, `${TIERS}#tiers`],
    ['out of memory', `${TIERS}#out-of-memory`],
    ['app stuck in initializing', `${UPDATE}#troubleshooting`, `${DEPLOY}#what-goes-wrong`],
    ['job stays in queue', `${IMAGES}#what-goes-wrong`, `${RETRIEVE}#troubleshooting`],
    ['wait for job to finish', `${IMAGES}#wait`, `${RETRIEVE}#get`, `${GET_JOB}#wait`],
    ['rename my app', `${UPDATE}#rename`],
    ['add a lora', `${CREATE}#with-a-lora`],
    ['change lora strength', `${UPDATE}#lora-weight`],
    ['download openapi spec', `${API}#contract`],
    ['import into postman', `${API}#contract`],
    ['is it safe to retry', `${API}#retries`],
    ['rate limits', `${API}#not-published`],
    ['webhook when job is done', `${API}#not-published`],
    ['how long does the image link live', `${IMAGES}#link-life`],
    ['my api key leaked', `${KEY}#if-a-key-leaks`],
    [
      'share an app with my team',
      `${TEAMS}#create-in-team`,
      `${TEAMS}#ownership`,
      `${TEAMS}#mistakes`,
      TEAMS,
    ],
    ['colleagues cannot see my app', `${TEAMS}#mistakes`],
    ['stream the answer', `${LLMS}#stream`, `${OPENAI}#streaming`],
    ['list available models', `${LLMS}#models`, `${OPENAI}#models`],
    ['run a local test server', PRACTICE],
    ['difference between app and job', `${INTRO}#app-and-job`],
    ['deploy a hugging face model', DEPLOY, `${DEPLOY}#create`, CREATE, `${CREATE}#create`],
    ['what can a member do', `${TEAMS}#roles`],
    [
      'find my user id',
      `${API}#headers`,
      `${RUN}#cancel`,
      `${CANCEL_JOB}#header.x-authenticated-user-id`,
    ],
  ],
  misspellings: [
    ['authentification', `${API}#authentication`],
    ['cancle job', ...CANCEL],
    ['retreive result', RETRIEVE, `${RETRIEVE}#get`, `${RETRIEVE}#other-results`],
    ['delte app', DELETE, DELETE_APP, `${DELETE}#delete`],
    ['enviroment variable', `${KEY}#environment`, `${DEPLOY}#environment`, `${IMAGES}#environment`],
    [
      'actve_workers',
      `${UPDATE_APP}#body.configuration.active_workers`,
      `${CREATE_APP}#body.configuration.active_workers`,
    ],
    ['initalizing', `${UPDATE}#states`, `${GET_APP}#response.status.INITIALIZING`],
    ['perfomance tier', `${TIERS}#tiers`, `${CREATE_APP}#body.configuration.gpu_tier.PERFORMANCE`],
    ['embedings', `${OPENAI}#calls`, `${LLMS}#not-known`],
    ['openai compatability', OPENAI],
    ['generat imges', IMAGES],
    ['streeming', `${OPENAI}#streaming`, `${LLMS}#stream`],
    ['biling', `${INTRO}#billing`],
    ['deploy a modle', DEPLOY],
    ['guidence_scale', `${RUN_JOB}#body.input.guidance_scale`, `${IMAGES}#inputs`],
    ['member permisions', `${TEAMS}#roles`],
    ['gpu teir', TIERS, `${TIERS}#tiers`],
    ['x-api-kye', ...SEND_KEY],
    ['unauthorised', ...BAD_KEY],
    [
      'cancelled',
      `${GET_JOB}#response.data.status.CANCELED`,
      `${RETRIEVE}#stop-asking`,
      `${RETRIEVE}#states`,
    ],
    ['postmann colection', `${API}#contract`],
  ],
  synonyms: [
    ['access token', KEY, ...SEND_KEY],
    ['secret key', KEY, ...SEND_KEY],
    ['create an endpoint', CREATE_APP, CREATE, `${CREATE}#create`, `${DEPLOY}#create`],
    ['remove a deployment', DELETE, DELETE_APP, `${DELETE}#delete`],
    ['download the picture', `${IMAGES}#save`, `${RETRIEVE}#get`],
    ['hardware', TIERS, `${TIERS}#tiers`, `${TIERS}#memory`],
    ['vram', TIERS, `${TIERS}#memory`],
    ['abort a job', ...CANCEL],
    ['pause app', ...STOP],
    ['shut down app', ...STOP],
    ['turn on app', `${UPDATE}#start`, `${DEPLOY}#start`, `${IMAGES}#start`],
    ['pricing', `${INTRO}#billing`, `${API}#not-published`, `${TIERS}#not-published`],
    ['organization', TEAMS, `${TEAMS}#context`, `${TEAMS}#create-in-team`],
    ['permissions', `${TEAMS}#roles`],
    ['mock server', PRACTICE],
    ['replicas', `${UPDATE}#scale`],
    ['adapter weights', `${UPDATE}#lora-weight`, `${CREATE_APP}#body.workflow.tools.loras.weight`],
    ['swagger', `${API}#contract`],
    ['sdk', `${API}#not-published`],
    ['chatgpt client', LLMS, OPENAI, `${LLMS}#point`, `${OPENAI}#change`],
    ['idempotency', `${API}#retries`],
    ['run inference', RUN, RUN_JOB, `${RUN}#run`, `${IMAGES}#run`],
    ['sse', `${OPENAI}#streaming`],
    ['rotate key', `${KEY}#if-a-key-leaks`],
    ['quota', `${API}#not-published`],
    ['poll', RETRIEVE, `${RETRIEVE}#get`, `${GET_JOB}#wait`],
  ],
  'headers and code': [
    ['x-api-key', ...SEND_KEY],
    ['`x-api-key`', ...SEND_KEY],
    ['x-team-id', TEAMS, `${TEAMS}#context`, `${API}#contexts`, `${CREATE_APP}#header.x-team-id`],
    ['X-Authenticated-User-Id', `${CANCEL_JOB}#header.x-authenticated-user-id`, `${API}#headers`],
    ['Content-Type', `${API}#headers`, `${CREATE_APP}#header.content-type`],
    ['PUT /app', UPDATE_APP],
    ['POST /app', CREATE_APP],
    ['GET /app', GET_APPS],
    ['DELETE /app/{app_id}', DELETE_APP],
    ['POST /app/{app_id}/run_async', RUN_JOB],
    ['run_async', RUN_JOB],
    ['GET /app/{app_id}/job/{job_id}', GET_JOB],
    ['PUT /app/{app_id}/job/{job_id}', CANCEL_JOB],
    ['OPENAI_BASE_URL', `${OPENAI}#change`, `${LLMS}#point`],
    ['RUNGEN_API_KEY', `${KEY}#environment`, `${API}#authentication`],
    ['https://api.rungen.ai', `${API}#base-url`],
    ['npm run sandbox', PRACTICE],
    ['pip install openai', `${LLMS}#what-you-need`],
    ['/chat/completions', `${OPENAI}#calls`, `${OPENAI}#change`],
    ['data: [DONE]', `${OPENAI}#streaming`, `${LLMS}#stream`],
    ['Authorization: Bearer', `${API}#authentication`, `${OPENAI}#change`, `${OPENAI}#compared`],
    ['choices[0].message.content', `${OPENAI}#chat`],
    ['http://127.0.0.1:4010', PRACTICE],
    ['finish_reason', `${OPENAI}#chat`],
    ['max_completion_tokens', `${OPENAI}#chat`],
    ['FLUX.1-schnell', `${TIERS}#published-examples`, `${DEPLOY}#create`, `${INTRO}#what-you-need`],
  ],
  'enum values': [
    ['STOPPED', `${GET_APP}#response.status.STOPPED`, `${UPDATE}#states`],
    ['INITIALIZING', `${GET_APP}#response.status.INITIALIZING`, `${UPDATE}#states`],
    [
      'RUNNING',
      `${GET_APP}#response.status.RUNNING`,
      `${GET_JOB}#response.data.status.RUNNING`,
      `${UPDATE}#states`,
    ],
    ['QUEUED', `${GET_JOB}#response.data.status.QUEUED`, `${RETRIEVE}#states`, `${INTRO}#job-life`],
    [
      'IN_QUEUE',
      `${GET_JOB}#response.data.status.IN_QUEUE`,
      `${RETRIEVE}#states`,
      `${INTRO}#job-life`,
    ],
    [
      'COMPLETED',
      `${GET_JOB}#response.data.status.COMPLETED`,
      `${RETRIEVE}#states`,
      `${RETRIEVE}#stop-asking`,
    ],
    [
      'FAILED',
      `${GET_JOB}#response.data.status.FAILED`,
      `${RETRIEVE}#states`,
      `${RETRIEVE}#stop-asking`,
    ],
    [
      'CANCELED',
      `${GET_JOB}#response.data.status.CANCELED`,
      `${RETRIEVE}#states`,
      `${RETRIEVE}#stop-asking`,
    ],
    ['BASIC', `${CREATE_APP}#body.configuration.gpu_tier.BASIC`, `${TIERS}#tiers`],
    ['STANDARD', `${CREATE_APP}#body.configuration.gpu_tier.STANDARD`, `${TIERS}#tiers`],
    ['PERFORMANCE', `${CREATE_APP}#body.configuration.gpu_tier.PERFORMANCE`, `${TIERS}#tiers`],
    ['OWNER', `${TEAMS}#roles`],
    ['ADMIN', `${TEAMS}#roles`],
    ['MEMBER role', `${TEAMS}#roles`],
  ],
  'titles by their beginning': [
    ['gpu t', TIERS],
    ['get an a', KEY],
    ['deploy a m', DEPLOY],
    ['generate im', IMAGES],
    ['use lang', LLMS],
    ['create an a', CREATE, CREATE_APP],
    ['start and up', UPDATE],
    ['run a j', RUN, RUN_JOB],
    ['retrieve a j', RETRIEVE],
    ['delete an a', DELETE, DELETE_APP],
    ['congrat', '/docs/tutorial-basics/congratulations'],
    ['working w', TEAMS],
    ['openai comp', OPENAI],
    ['api intro', API],
    ['markdown', '/markdown-page'],
    ['intro', INTRO, API],
    ['get job st', GET_JOB],
    ['cancel j', CANCEL_JOB, `${RUN}#cancel`],
    ['update ap', UPDATE_APP, UPDATE],
    ['getting st', '/docs/category/getting-started'],
  ],
};

/**
 * Never looked at while the ranking was tuned: they tell how it does on what nobody prepared.
 */
export const HELD_OUT_QUERIES: readonly GoldenQuery[] = [
  ['turn the gpu off at night', ...STOP, `${INTRO}#billing`],
  [
    'my program cannot find status',
    `${DEPLOY}#what-goes-wrong`,
    `${UPDATE}#troubleshooting`,
    `${API}#envelope`,
  ],
  ['timezone of created_at', `${API}#times`],
  ['two jobs for one request', `${IMAGES}#what-goes-wrong`, `${API}#retries`],
  ['python example create app', CREATE, CREATE_APP, `${CREATE}#create`, `${DEPLOY}#create`],
  ['where is my team id', `${TEAMS}#context`],
  ['widht', `${RUN_JOB}#body.input.width`, `${IMAGES}#inputs`],
  ['unhealthy', `${GET_APP}#response.workers.unhealthy`],
  ['throtled workers', `${GET_APP}#response.workers.throttled`],
  ['does deleting remove my images', `${DELETE}#what-is-lost`],
  ['FLUX.1-dev', `${TIERS}#published-examples`, `${TIERS}#memory`],
  ['quantization 4 bit', `${TIERS}#memory`, `${TIERS}#out-of-memory`],
  [
    'civitai',
    `${UPDATE}#lora-weight`,
    `${CREATE}#with-a-lora`,
    `${CREATE_APP}#body.workflow.tools.loras.downloadUrl`,
  ],
  ['move an app to another team', `${TEAMS}#ownership`],
  ['temperature', `${OPENAI}#chat`],
  ['pagination', `${API}#not-published`],
  ['job_id or id', `${API}#envelope`, `${IMAGES}#run`, `${RUN}#run`, `${RUN_JOB}#response.job_id`],
  ['409 conflict', `${CANCEL_JOB}#response-409`, `${API}#error-already-completed`],
  [
    'signed url expired',
    `${IMAGES}#link-life`,
    `${RETRIEVE}#troubleshooting`,
    `${IMAGES}#what-goes-wrong`,
  ],
  ['keyboard shortcuts', '/markdown-page#keyboard'],
];
