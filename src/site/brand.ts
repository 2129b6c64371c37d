export const BRAND = {
  name: 'RunGen.AI',
  siteUrl: 'https://docs.rungen.ai' satisfies `https://${string}`,
} as const;

/** The repository URL, without a trailing slash. Undefined turns off "Edit this page" and the last update date. */
export const REPOSITORY_URL: string | undefined = undefined;

/** Links to the chat and the social networks of the owner, for the footer. No address is known yet. */
export const COMMUNITY: readonly {readonly label: string; readonly href: string}[] = [];

/** The languages of the site, the default one first. */
export const SITE_LANGUAGES: readonly [string, ...string[]] = ['en'];

/** The announcement bar of every page. A new id shows it again to readers who closed it. */
export const ANNOUNCEMENT = {
  id: 'practice-without-an-account',
  content:
    '<a href="/docs/quickstart/get-api-key#practice-without-an-account">Practice without an account</a> on a local mock server.',
} as const;
