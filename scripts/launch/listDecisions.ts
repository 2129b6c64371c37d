/** The current settings. */
type Settings = {
  readonly siteUrl: string;
  readonly repositoryUrl: string | undefined;
  readonly community: readonly {readonly label: string; readonly href: string}[];
  readonly hasAnalytics: boolean;
  readonly hasSecurityContact: boolean;
  /** The license of the site's own code, from `package.json`. */
  readonly license: string | null;
  /** The addresses of the owner, each by its key; undefined where it is not set. */
  readonly contacts: Readonly<Record<string, unknown>>;
  /** How many questions of the register have no answer. */
  readonly openQuestions: number;
};

/** Something the owner has to decide or confirm before the site goes live. */
type Decision = {
  readonly subject: string;
  readonly state: string;
  readonly where: string;
};

/**
 * Lists what only the owner of the service can decide.
 *
 * @returns one entry for each open decision, those that readers would notice first
 */
export function listDecisions(settings: Settings): Decision[] {
  const {siteUrl, repositoryUrl, community, hasAnalytics, hasSecurityContact, license} = settings;
  const decisions: Decision[] = community
    .filter(({href}) => new URL(href).pathname === '/')
    .map(({label, href}) => ({
      subject: `The ${label} link in the footer`,
      state: `leads to ${href}, the home page of the network: the address of the community is not known`,
      where: 'COMMUNITY in src/site/brand.ts',
    }));
  decisions.push({
    subject: 'The address of the site',
    state: `is ${siteUrl}; canonical links, the sitemap and sharing images name it`,
    where: 'BRAND.siteUrl in src/site/brand.ts',
  });
  const missing = Object.entries(settings.contacts).filter(([, contact]) => contact === undefined);
  if (missing.length > 0) {
    decisions.push({
      subject: `The contacts ${missing.map(([key]) => key).join(', ')}`,
      state: 'are not set, so no page links to them',
      where: 'CONTACTS in src/site/brand.ts',
    });
  }
  if (settings.openQuestions > 0) {
    decisions.push({
      subject: `${settings.openQuestions} open questions about the service`,
      state: 'have no answer; pages show what to do meanwhile',
      where: 'contract/open-questions.yaml, by adding "answer" and "source" to a question',
    });
  }
  if (license === null) {
    decisions.push({
      subject: 'The license of the mock server',
      state: 'is not stated, and readers download it',
      where: 'license in package.json',
    });
  }
  if (!repositoryUrl) {
    decisions.push({
      subject: '"Edit this page" and the date of the last update',
      state: 'are off, because the address of the repository is not set',
      where: 'REPOSITORY_URL in src/site/brand.ts',
    });
  }
  if (!hasAnalytics) {
    decisions.push({
      subject: 'Analytics',
      state: 'are off: the site sends no requests to other hosts',
      where: 'the environment variables GTM_CONTAINER_ID and GTAG_ID of the build',
    });
  }
  if (!hasSecurityContact) {
    decisions.push({
      subject: 'The address for reports of security problems',
      state: 'is not known, so there is no /.well-known/security.txt',
      where: 'the environment variable SECURITY_CONTACT of the build',
    });
  }
  return decisions;
}
