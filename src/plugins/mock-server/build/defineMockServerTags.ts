import {createHash} from 'node:crypto';
import type {RootContent} from 'mdast';
import {START_SECONDS} from '../../../../sandbox/appStates';
import {
  FAULT_EXAMPLES,
  FAULT_RULES,
  listFaults,
  listOptions,
} from '../../../../sandbox/commandLine';
import {PICTURE_SIZE} from '../../../../sandbox/drawPicture';
import {QUEUE_SECONDS, RUN_SECONDS} from '../../../../sandbox/jobStates';
import {OPERATIONS} from '../../../../sandbox/operations';
import {practiceVariables, USUAL_URL} from '../../../../sandbox/practiceVariables';
import {
  buildCode,
  buildInlineCode,
  buildList,
  buildParagraph,
  buildStrong,
  buildTable,
  buildText,
  parsePhrase,
  type TagDefinition,
} from '../../page-tags';
import {ContentError} from '../../problems';
import {FILE_NAME, OLDEST_NODE, type MockServerFile} from './MockServerFile';

/**
 * @param file the file that the site publishes
 * @param siteUrl the address of the site
 * @returns the tag that shows facts about the file, so that nobody has to type them
 */
export function defineMockServerTags(
  file: MockServerFile,
  siteUrl: string,
): Readonly<Record<string, TagDefinition>> {
  const sha256 = createHash('sha256').update(file.text).digest('hex');
  const views = new Map<string, () => RootContent | RootContent[]>([
    ['download', () => buildCode('bash', `curl -O ${siteUrl}/${FILE_NAME}`)],
    ['facts', () => buildFacts(file, sha256)],
    ['checksum', () => buildCode('bash', `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`)],
    ['start', () => buildCode('bash', `node ${FILE_NAME}`)],
    ['variables', () => buildCode('bash', practiceVariables(USUAL_URL).join('\n'))],
    ['options', buildOptions],
    ['faults', buildFaults],
    ['times', () => buildParagraph(parsePhrase(describeTimes()))],
    ['pictures', () => buildParagraph(parsePhrase(describePictures()))],
  ]);
  return {
    MockServer: {
      attributes: ['show'],
      expand: ({attributes: {show = ''}, place}) => {
        const view = views.get(show);
        if (view) return [view()].flat();
        const problem = `<MockServer> has show="${show}", which does not exist`;
        const fix = `use show="..." with one of ${[...views.keys()].join(', ')}`;
        throw new ContentError([{place, problem, fix}]);
      },
    },
  };
}

function buildFacts({text, license, packages}: MockServerFile, sha256: string): RootContent {
  const size = `${Math.round(Buffer.byteLength(text) / 1000)} KB`;
  const held = packages.map(({name, version, license}) => `\`${name}\` ${version} (${license})`);
  const facts: readonly (readonly [name: string, value: string])[] = [
    ['Size', size],
    ['Needs', `Node.js ${OLDEST_NODE} or later, and nothing else`],
    ['SHA-256', `\`${sha256}\``],
    ['License', license ?? 'none is stated for its own code'],
    ['Packages in it, with their licenses', held.join(', ')],
  ];
  return buildList(
    facts.map(([name, value]) => [buildStrong(name), buildText(': '), ...parsePhrase(value)]),
  );
}

function buildOptions(): RootContent {
  return buildTable(
    ['Option', 'What it does', 'Default'],
    listOptions().map(({typed, meaning, unset}) => [
      [buildInlineCode(typed)],
      parsePhrase(`${meaning}.`),
      unset === undefined ? [buildText('None')] : [buildInlineCode(unset)],
    ]),
  );
}

function buildFaults(): RootContent[] {
  const operations = [...OPERATIONS.keys()].map((name) => `\`${name}\``).join(', ');
  const examples = FAULT_EXAMPLES.map(({rule, does}) => [
    [buildInlineCode(rule)],
    parsePhrase(does),
  ]);
  const faults = listFaults().map(({name, says}) => [[buildInlineCode(name)], parsePhrase(says)]);
  return [
    buildParagraph(parsePhrase(FAULT_RULES)),
    buildTable(['Rule', 'What it does'], examples),
    buildParagraph(parsePhrase(`An \`operationId\` is one of ${operations}.`)),
    buildTable(['Fault', 'What happens'], faults),
  ];
}

function describeTimes(): string {
  return (
    `In place of the service's minutes, an app starts in ${START_SECONDS} seconds; a job waits ` +
    `${QUEUE_SECONDS} seconds and runs ${RUN_SECONDS}.`
  );
}

function describePictures(): string {
  const {least, most, unset} = PICTURE_SIZE;
  return (
    'An image is a drawing with your prompt and the word "mock" on it, as PNG. It has the `width` and `height` of ' +
    `the request, each kept between ${least} and ${most} pixels; one that you leave out is ${unset}.`
  );
}
