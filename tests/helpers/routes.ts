/** The pages whose addresses are published and may never change. The sitemap lists them, and pages added later. */
export const FIXED_ROUTES = [
  '/',
  '/markdown-page',
  '/docs/intro',
  '/docs/gpu-tiers',
  '/docs/quickstart/get-api-key',
  '/docs/quickstart/quickstart-deployment',
  '/docs/quickstart/quickstart-images',
  '/docs/quickstart/quickstart-llms',
  '/docs/tutorial-basics/congratulations',
  '/docs/tutorial-basics/create-an-app',
  '/docs/tutorial-basics/delete-an-app',
  '/docs/tutorial-basics/retrieve-a-job',
  '/docs/tutorial-basics/run-a-job',
  '/docs/tutorial-basics/update-an-app',
  '/docs/category/getting-started',
  '/docs/category/deploy-apps-programatically',
  '/api/intro',
  '/api/llm-openai-compatibility',
  '/api/working-with-teams',
  '/api/category/api',
  '/api/apis/app/create-app',
  '/api/apis/app/delete-app',
  '/api/apis/app/get-app',
  '/api/apis/app/get-apps',
  '/api/apis/app/update-app',
  '/api/apis/job/cancel.job',
  '/api/apis/job/get-job-status',
  '/api/apis/job/run-job',
] as const;

/** Addresses that lead on to a page. */
export const REDIRECTS = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/intro'},
] as const;
