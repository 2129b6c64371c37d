import {createHash} from 'node:crypto';
import {describeCopies} from '../markdown/describeCopies';

/** What the files say about the site. */
export type MachineFacts = {
  readonly siteUrl: string;
  readonly name: string;
  /** One sentence on what the API is for. */
  readonly product: string;
  /** The API's base address. */
  readonly apiUrl: string;
  /** One rule per line, for programs that write code against the API. */
  readonly rules: readonly string[];
};

/** A file at a fixed address below the site's root. */
type MachineFile = {
  readonly path: string;
  readonly text: string;
};

/** The path that RFC 9727 defines. */
const API_CATALOG = '.well-known/api-catalog';

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

/** Builds an API catalog as in RFC 9727: links to the API, and from the API to its description and its pages. */
function buildCatalog({siteUrl, apiUrl}: MachineFacts): string {
  const catalog = {
    linkset: [
      {anchor: `${siteUrl}/${API_CATALOG}`, item: [{href: apiUrl}]},
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
  return writeJson(catalog);
}

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns what an agent reads before it decides to load the skill. It is the same in the skill and in the list. */
function describeSkill({product}: MachineFacts): string {
  return `${product} Use this when you write, fix or review code that calls its API.`;
}

function buildSkill(facts: MachineFacts): string {
  const {siteUrl, rules} = facts;
  return [
    '---',
    `name: ${SKILL_NAME}`,
    `description: ${JSON.stringify(describeSkill(facts))}`,
    '---',
    '',
    '# Call the RunGen.AI API',
    '',
    '## Rules',
    '',
    ...rules.map((rule) => `- ${rule}`),
    '',
    '## Look something up',
    '',
    `- ${siteUrl}/llms.txt lists every page and every download, the contract first.`,
    `- ${siteUrl}/openapi.yaml is the contract: every operation, field, state and error.`,
    ...describeCopies(siteUrl).map((rule) => `- ${rule}`),
    '',
  ].join('\n');
}

/** Builds the list of skills as in Agent Skills Discovery 0.2.0. */
function buildSkillIndex(facts: MachineFacts, skill: string): string {
  const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
  return writeJson({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: SKILL_NAME,
        type: 'skill-md',
        description: describeSkill(facts),
        url: `${facts.siteUrl}/skill.md`,
        digest,
      },
    ],
  });
}

/** Builds the body that hosts send with status 404 when there is no such copy of a page. */
function buildNotFound({siteUrl}: MachineFacts): string {
  return [
    '# Not found',
    '',
    `There is no Markdown copy at this address. ${siteUrl}/llms.txt lists every page.`,
    '',
    ...describeCopies(siteUrl).map((rule) => `- ${rule}`),
    '- A page without samples has no file for a language.',
    '',
  ].join('\n');
}

/**
 * Builds the files that programs look for at fixed addresses.
 *
 * @returns `robots.txt`, the API catalog, the agent skill, the list that names it with its hash, and the replacement
 *   for a missing copy
 */
export function buildMachineFiles(facts: MachineFacts): readonly MachineFile[] {
  const skill = buildSkill(facts);
  return [
    {path: 'robots.txt', text: buildRobots(facts)},
    {path: 'skill.md', text: skill},
    {path: '404.md', text: buildNotFound(facts)},
    {path: API_CATALOG, text: buildCatalog(facts)},
    {path: '.well-known/agent-skills/index.json', text: buildSkillIndex(facts, skill)},
  ];
}
