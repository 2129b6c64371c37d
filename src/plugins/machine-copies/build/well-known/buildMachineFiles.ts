import {createHash} from 'node:crypto';

/** What the files say of the site. */
export type MachineFacts = {
  readonly siteUrl: string;
  readonly name: string;
  readonly summary: string;
  /** The API's base address. */
  readonly apiUrl: string;
  /** One rule a line, for programs that write code against the API. */
  readonly rules: readonly string[];
};

/** A file at a fixed address below the site's root. */
type MachineFile = {
  readonly path: string;
  readonly text: string;
};

const SKILL_NAME = 'call-the-rungen-api';

function buildRobots({siteUrl}: MachineFacts): string {
  return [
    '# The pages are public documentation: to be searched, quoted as input, and learned from.',
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** An API catalog after RFC 9727: a link set that leads from the API to its description and its pages. */
function buildCatalog({siteUrl, apiUrl}: MachineFacts): string {
  const catalog = {
    linkset: [
      {
        anchor: apiUrl,
        'service-desc': [
          {href: `${siteUrl}/openapi.yaml`, type: 'application/yaml'},
          {href: `${siteUrl}/openapi.json`, type: 'application/json'},
        ],
        'service-doc': [
          {href: `${siteUrl}/api/intro`, type: 'text/html'},
          {href: `${siteUrl}/api/intro.md`, type: 'text/markdown'},
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}

function buildSkill({siteUrl, summary, rules}: MachineFacts): string {
  return [
    '---',
    `name: ${SKILL_NAME}`,
    `description: ${summary} Use this when you write or fix code that calls the API.`,
    '---',
    '',
    '# Call the RunGen.AI API',
    '',
    ...rules.map((rule) => `- ${rule}`),
    '',
    `Look up one fact in ${siteUrl}/llms.txt, which lists every page as Markdown.`,
    `The contract is at ${siteUrl}/openapi.yaml.`,
    '',
  ].join('\n');
}

function buildSkillIndex({siteUrl, summary}: MachineFacts, skill: string): string {
  const sha256 = createHash('sha256').update(skill).digest('hex');
  const index = {
    skills: [{name: SKILL_NAME, description: summary, url: `${siteUrl}/skill.md`, sha256}],
  };
  return `${JSON.stringify(index, null, 2)}\n`;
}

/**
 * Writes the files that programs look for at fixed addresses.
 *
 * @returns `robots.txt`, the API catalog, the agent skill and the list that names it by its hash
 */
export function buildMachineFiles(facts: MachineFacts): readonly MachineFile[] {
  const skill = buildSkill(facts);
  return [
    {path: 'robots.txt', text: buildRobots(facts)},
    {path: 'skill.md', text: skill},
    {path: '.well-known/api-catalog', text: buildCatalog(facts)},
    {path: '.well-known/agent-skills/index.json', text: buildSkillIndex(facts, skill)},
  ];
}
