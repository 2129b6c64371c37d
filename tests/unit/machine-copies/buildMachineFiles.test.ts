import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildMachineFiles} from '@site/src/plugins/machine-copies/build/well-known/buildMachineFiles';

const FILES = new Map(
  buildMachineFiles({
    siteUrl: 'https://docs.example.com',
    name: 'Example documentation',
    product: 'Example deploys models.',
    apiUrl: 'https://api.example.com',
    rules: ['Send the key.'],
  }).map(({path, text}) => [path, text]),
);

function read(path: string): string {
  const text = FILES.get(path);
  if (text === undefined) {
    throw new Error(`${path} is not among the files`);
  }
  return text;
}

describe('buildMachineFiles', () => {
  it('names the sitemap and the content signal in robots.txt', () => {
    expect(read('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
    expect(read('robots.txt')).toMatch(/^Content-Signal: /mu);
  });

  it('lists the API in the catalog with a link to its contract: RFC 9727', () => {
    expect(JSON.parse(read('.well-known/api-catalog'))).toMatchObject({
      linkset: [
        {
          anchor: 'https://docs.example.com/.well-known/api-catalog',
          item: [{href: 'https://api.example.com'}],
        },
        {
          anchor: 'https://api.example.com',
          'service-desc': [
            {href: 'https://docs.example.com/openapi.yaml', type: 'application/yaml'},
            {href: 'https://docs.example.com/openapi.json', type: 'application/json'},
          ],
        },
      ],
    });
  });

  it('lists the skill with the digest of its bytes and its own description: discovery 0.2.0', () => {
    const skill = read('skill.md');
    const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
    const [, frontMatter = ''] = skill.split('---\n');
    const {name, description} = parse(frontMatter) as Record<string, string>;
    expect(JSON.parse(read('.well-known/agent-skills/index.json'))).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [
        {name, type: 'skill-md', description, url: 'https://docs.example.com/skill.md', digest},
      ],
    });
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
    expect(description).toContain('Example deploys models.');
    expect(skill).toContain('- Send the key.');
  });

  it('links from a missing copy to the list', () => {
    expect(read('404.md')).toMatch(/^# Not found\n/u);
    expect(read('404.md')).toContain('https://docs.example.com/llms.txt');
  });
});
