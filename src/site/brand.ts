/** Names, addresses and texts that belong to the owner of the service. Nothing else spells them out. */
export const BRAND = {
  name: 'RunGen.AI',
  tagline: 'Deploy AI models without complexity',
  siteUrl: 'https://docs.rungen.ai' satisfies `https://${string}`,
  apiUrl: 'https://api.rungen.ai',
  copyright: 'Copyright © 2025 RunGen.AI',
} as const;

/** The address of the repository, without a slash at its end. Undefined turns "Edit this page" and the date off. */
export const REPOSITORY_URL: string | undefined = undefined;

/** Where the community meets. The owner has not published either address: these are the networks' home pages. */
export const COMMUNITY = {
  chat: {label: 'Discord', href: 'https://discord.com'},
  social: {label: 'X', href: 'https://x.com'},
} as const;

type Contact = {readonly label: string; readonly href: string} | undefined;

/**
 * Where readers reach the owner. Undefined until the owner gives the address: until then no page leads there, and
 * `contract/open-questions.yaml`, which names these by `contact`, says what to do meanwhile.
 */
export const CONTACTS: Readonly<Record<'support' | 'signUp' | 'keyPage' | 'status', Contact>> = {
  support: undefined,
  signUp: undefined,
  keyPage: undefined,
  status: undefined,
};

/** The bar at the top of each page. A new id shows it again to people who closed it. */
export const ANNOUNCEMENT = {
  id: 'practice-without-an-account',
  text: 'New: <a href="/docs/quickstart/get-api-key#practice-without-an-account">practice without an account</a> on a local mock server of the API.',
} as const;
