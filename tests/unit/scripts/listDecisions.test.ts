import {expect, it} from 'vitest';
import {listDecisions} from '../../../scripts/launch/listDecisions';

const DECIDED = {
  siteUrl: 'https://docs.example.com',
  repositoryUrl: 'https://example.com/docs',
  community: [{label: 'Chat', href: 'https://chat.example.com/rungen'}],
  hasAnalytics: true,
  hasSecurityContact: true,
  license: 'MIT',
  contacts: {support: {label: 'Support', href: 'https://example.com/help'}},
  openQuestions: 0,
};

const SITE_ADDRESS = {
  subject: 'The address of the site',
  state: 'is https://docs.example.com; canonical links, the sitemap and sharing images name it',
  where: 'BRAND.siteUrl in src/site/brand.ts',
};

it('always asks to confirm the address of the site', () => {
  expect(listDecisions(DECIDED)).toEqual([SITE_ADDRESS]);
});

it('lists each community link to the home page of a network', () => {
  const community = [...DECIDED.community, {label: 'X', href: 'https://x.com'}];
  expect(listDecisions({...DECIDED, community})).toEqual([
    {
      subject: 'The X link in the footer',
      state:
        'leads to https://x.com, the home page of the network: the address of the community is not known',
      where: 'COMMUNITY in src/site/brand.ts',
    },
    SITE_ADDRESS,
  ]);
});

it('lists the settings that are off', () => {
  const off = {
    repositoryUrl: undefined,
    hasAnalytics: false,
    hasSecurityContact: false,
    license: null,
  };
  const decisions = listDecisions({...DECIDED, ...off});
  expect(decisions.map(({subject}) => subject)).toEqual([
    'The address of the site',
    'The license of the mock server',
    '"Edit this page" and the date of the last update',
    'Analytics',
    'The address for reports of security problems',
  ]);
});

it('lists the community links first, then the contacts that are not set and the open questions', () => {
  const community = [{label: 'X', href: 'https://x.com'}];
  const contacts = {support: undefined, status: undefined};
  const decisions = listDecisions({...DECIDED, community, contacts, openQuestions: 3});
  expect(decisions.map(({subject}) => subject)).toEqual([
    'The X link in the footer',
    'The address of the site',
    'The contacts support, status',
    '3 open questions about the service',
  ]);
});
