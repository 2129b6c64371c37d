/** The pages that are compared: a guide with samples in four languages, and an operation. */
export const ROUTES = {
  guide: '/docs/tutorial-basics/run-a-job',
  operation: '/api/apis/app/create-app',
} as const;
