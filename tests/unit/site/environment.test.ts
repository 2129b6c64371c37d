import {expect, test} from 'vitest';
import {readEnvironment} from '../../../src/site/environment';

const UNSET = {gtmContainerId: undefined, gtagId: undefined, securityContact: undefined};

test('unset variables turn analytics off', () => {
  expect(readEnvironment({})).toEqual(UNSET);
});

test('ids of the right format are passed on', () => {
  expect(readEnvironment({GTM_CONTAINER_ID: 'GTM-ABC1234', GTAG_ID: 'G-ABC1234DEF'})).toEqual({
    ...UNSET,
    gtmContainerId: 'GTM-ABC1234',
    gtagId: 'G-ABC1234DEF',
  });
});

test.each(['mailto:security@example.com', 'https://example.com/report'])(
  'R17: %s is accepted as an address for reports',
  (securityContact) => {
    expect(readEnvironment({SECURITY_CONTACT: securityContact})).toEqual({
      ...UNSET,
      securityContact,
    });
  },
);

test.each(['security@example.com', 'http://example.com', 'mailto:a@b.c\nExpires: never'])(
  'R17: %j is not an address for reports, and stops the build',
  (value) => {
    expect(() => readEnvironment({SECURITY_CONTACT: value})).toThrow(/SECURITY_CONTACT is/);
  },
);

test.each([
  ['a script', "GTM-X');alert(1);('"],
  ['an empty value', ''],
  ['lower case', 'gtm-abc1234'],
  ['another kind of id', 'UA-12345-1'],
])('R14: %s instead of a container id stops the build', (_name, value) => {
  expect(() => readEnvironment({GTM_CONTAINER_ID: value})).toThrow(/GTM_CONTAINER_ID is/);
});

test('all invalid variables are reported together, with the expected format', () => {
  const read = (): unknown => readEnvironment({GTM_CONTAINER_ID: 'x', GTAG_ID: 'y'});
  expect(read).toThrow(/GTM_CONTAINER_ID is "x"\. It must be GTM-/);
  expect(read).toThrow(/GTAG_ID is "y"\. It must be G-/);
});
