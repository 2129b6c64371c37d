import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {buildMachineFiles} from '@site/src/plugins/machine-copies/build/well-known/buildMachineFiles';

const FILES = new Map(
  buildMachineFiles({
    siteUrl: 'https://docs.example.com',
    name: 'Example documentation',
    summary: 'Example deploys models.',
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

  it('leads from the API to its contract in the catalog', () => {
    expect(JSON.parse(read('.well-known/api-catalog'))).toMatchObject({
      linkset: [
        {
          anchor: 'https://api.example.com',
          'service-desc': [
            {href: 'https://docs.example.com/openapi.yaml'},
            {href: 'https://docs.example.com/openapi.json'},
          ],
        },
      ],
    });
  });

  it('lists the skill with the hash of its bytes', () => {
    const sha256 = createHash('sha256').update(read('skill.md')).digest('hex');
    expect(JSON.parse(read('.well-known/agent-skills/index.json'))).toMatchObject({
      skills: [{url: 'https://docs.example.com/skill.md', sha256}],
    });
    expect(read('skill.md')).toContain('- Send the key.');
  });
});
