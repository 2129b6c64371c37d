/** Pages that only lead on to another one: src/pages/docs.tsx and api.tsx. */
export const REDIRECTS = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/intro'},
] as const;
