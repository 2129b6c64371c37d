import {expect, it} from 'vitest';
import {showService} from '../../samples/showService';

const MOCK = 'http://127.0.0.1:41234';

it('recorded output has the addresses of the service instead of those of the mock server', () => {
  expect(showService(`"image": "${MOCK}/mock-files/ca16.png"\n${MOCK}/app/1`, MOCK)).toBe(
    '"image": "https://example.com/ca16.png"\nhttps://api.rungen.ai/app/1',
  );
});

it('recorded output keeps every other address', () => {
  const printed = 'https://huggingface.co/a http://127.0.0.1:1/app';
  expect(showService(printed, MOCK)).toBe(printed);
});
