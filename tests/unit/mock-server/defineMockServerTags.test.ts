import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {defineMockServerTags} from '@site/src/plugins/mock-server/build/defineMockServerTags';
import type {MockServerFile} from '@site/src/plugins/mock-server/build/MockServerFile';
import {ContentError} from '@site/src/plugins/problems';

const FILE: MockServerFile = {
  text: 'x'.repeat(123_456),
  license: null,
  packages: [{name: 'lamp', version: '1.2.3', license: 'MIT'}],
};
const SHA256 = createHash('sha256').update(FILE.text).digest('hex');

function draw(show: string, file = FILE): string {
  const {MockServer} = defineMockServerTags(file, 'https://docs.example');
  const nodes = MockServer?.expand({attributes: {show}, place: 'docs/page.mdx:1:1'});
  return JSON.stringify(nodes);
}

test.each([
  ['download', 'curl -O https://docs.example/mock-server.mjs'],
  ['facts', '123 KB'],
  ['facts', SHA256],
  ['facts', '1.2.3 (MIT)'],
  ['facts', 'none is stated for its own code'],
  ['checksum', `${SHA256}  mock-server.mjs`],
  ['start', 'node mock-server.mjs'],
  ['variables', 'export RUNGEN_API=http://127.0.0.1:4010'],
  ['options', '--run-answer <data|flat>'],
  ['faults', 'lost-answer'],
  ['faults', 'rate-limit@getJob#2-4'],
  ['faults', 'createApp'],
  ['times', 'an app starts in 5 seconds; a job waits 2 seconds and runs 3'],
  ['pictures', 'between 64 and 2048 pixels; one that you leave out is 512'],
])('show="%s" renders %s', (show, text) => {
  expect(draw(show)).toContain(text);
});

test('the license that the owner has chosen is stated', () => {
  expect(draw('facts', {...FILE, license: 'MIT-0'})).toContain('MIT-0');
});

test('an unknown view is reported with the existing ones', () => {
  expect(() => draw('sizes')).toThrow(ContentError);
  expect(() => draw('sizes')).toThrow(
    'docs/page.mdx:1:1 <MockServer> has show="sizes", which does not exist',
  );
});
