import {expect} from 'vitest';
import type {Ask} from '../../../scripts/askSite';

/** Files for machines, each with the media type of its standard or draft. */
const TYPES = [
  ['/docs/intro.md', 'text/markdown'],
  ['/llms.txt', 'text/plain'],
  ['/robots.txt', 'text/plain'],
  ['/openapi.yaml', 'application/yaml'],
  ['/mock-server.mjs', 'text/javascript'],
] as const;

/** Expects that a host sends files for machines with the correct media types. */
export async function expectMediaTypes(ask: Ask): Promise<void> {
  for (const [path, type] of TYPES) {
    const {status, headers} = await ask(path);
    const sent = String(headers['content-type']).replace(/; ?charset=utf-8$/i, '');
    expect({path, status, type: sent}).toEqual({path, status: 200, type});
  }
}

/** Expects that a host answers requests for a missing copy with short Markdown that links to the list of pages. */
export async function expectShortNotFound(ask: Ask): Promise<void> {
  for (const path of ['/docs/nothing-here.md', '/nothing-here.md']) {
    const {status, headers, body} = await ask(path);
    expect({path, status}).toEqual({path, status: 404});
    expect(headers['content-type']).toMatch(/^text\/markdown/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toContain('https://docs.rungen.ai/llms.txt');
    expect(body.length).toBeLessThan(1500);
  }
}
