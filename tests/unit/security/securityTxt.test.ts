import {expect, test} from 'vitest';
import {renderSecurityTxt} from '../../../src/plugins/security/build/securityTxt';
import {SECURITY_TXT_EXPIRES} from '../../../src/site/hardenOptions';

const DAY_MS = 86_400_000;

test('R17: security.txt states where to report, when it expires, and its canonical address', () => {
  const text = renderSecurityTxt(
    {contact: 'mailto:security@example.com', expires: '2030-01-01T00:00:00Z'},
    'https://docs.example.com',
  );
  expect(text).toBe(`Contact: mailto:security@example.com
Expires: 2030-01-01T00:00:00Z
Preferred-Languages: en
Canonical: https://docs.example.com/.well-known/security.txt
`);
});

test('R17: security.txt is valid for at least 30 days; otherwise change SECURITY_TXT_EXPIRES in hardenOptions.ts', () => {
  const days = (new Date(SECURITY_TXT_EXPIRES).getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThanOrEqual(30);
  expect(days, 'RFC 9116 asks for less than a year').toBeLessThan(366);
});
