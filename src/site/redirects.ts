/** Addresses without a page of their own, each with the page it leads to. */
export const LANDINGS = [
  {from: '/docs', to: '/docs/intro'},
  {from: '/api', to: '/api/intro'},
] as const;
