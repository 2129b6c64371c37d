/** Paths without a page of their own, each with the page it redirects to. */
export const REDIRECTS = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/intro'},
] as const;
