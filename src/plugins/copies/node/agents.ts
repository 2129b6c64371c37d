import {PUBLISHED} from '../../../contract/openapi';
import {AGENT_PREFACE} from '../../../site/agentPreface';
import {BRAND} from '../../../site/brand';

const {product, rules, commands} = AGENT_PREFACE;
const {name, siteUrl} = BRAND;

/**
 * Renders `agents.md`: what a coding agent has to know at every task, to be pasted into AGENTS.md or CLAUDE.md of a
 * project. It stays below 4 KB, because an agent reads it with each task.
 */
export function renderAgentsMd(): string {
  return [
    `## ${name} API\n`,
    `${product}\n`,
    ...rules.map(({rule}) => `- ${rule}`),
    '\nTo try a program without an account:\n',
    `\`\`\`bash\n${commands.join('\n')}\n\`\`\`\n`,
    'Read before you guess:\n',
    `- Every page as Markdown, and every program: ${siteUrl}/llms.txt`,
    `- Every operation, field, state, and error: ${siteUrl}/${PUBLISHED[0].name}`,
    '',
  ].join('\n');
}
