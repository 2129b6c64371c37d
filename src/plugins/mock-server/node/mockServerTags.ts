import {createHash} from 'node:crypto';
import {exportLines} from '../../../mock-server/people';
import {composeScene, SCENE} from '../../../mock-server/scene';
import type {Tags} from '../../content';
import {choose} from '../../problems';
import {FILE_NAME} from './bundleMockServer';

const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/**
 * The tags `<MockServer show="download" />`, which shows facts about the published mock server, so that nobody has to type
 * them, and `<Picture prompt="A lighthouse" />`.
 *
 * @param text of the file that the site publishes
 */
export async function mockServerTags(text: string, siteUrl: string): Promise<Tags> {
  // They read the contract when they load, which may have mistakes that are to be told first.
  const {CHOICES, HELP} = await import('../../../mock-server/help');
  const {DEFAULT_PORT} = await import('../../../mock-server/nodeAdapter');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const views = {
    download: fence('bash', `curl -O ${siteUrl}/${FILE_NAME}`),
    checksum: fence('bash', `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`),
    start: fence('bash', `node ${FILE_NAME}`),
    variables: fence('bash', exportLines(`http://127.0.0.1:${DEFAULT_PORT}`).join('\n')),
    options: fence('text', HELP.options),
    faults: fence('text', HELP.faults),
    people: fence('text', HELP.people),
    choices: CHOICES.map((choice) => `- ${choice}`).join('\n'),
  };
  return {
    Picture: {
      attributes: ['prompt', 'className'],
      write: ({attributes: {prompt = '', className = ''}}) => writePicture(prompt, className),
    },
    MockServer: {
      attributes: ['show'],
      write: ({attributes: {show}, place}) =>
        choose(new Map(Object.entries(views)), 'show', show, place, 'the mock server'),
    },
  };
}

/** @returns the picture that the mock server draws for a prompt, as SVG in MDX, with a class that says what it is for */
export function writePicture(prompt: string, className: string): string {
  const html = JSON.stringify(composeScene(prompt));
  const {width, height} = SCENE;
  return `<svg className="${className}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" dangerouslySetInnerHTML={{__html: ${html}}} />`;
}
