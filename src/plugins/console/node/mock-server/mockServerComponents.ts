import {createHash} from 'node:crypto';
import type {MockOperation} from '@rungen/mock-server/contract';
import {exportLines} from '@rungen/mock-server/environment';
import {ASSUMPTIONS, describeHelp} from '@rungen/mock-server/help';
import {DEFAULT_PORT} from '@rungen/mock-server/nodeAdapter';
import {drawScene, type PictureInput} from '@rungen/mock-server/picture/scene';
import {attributes, escapeMdx, type Components} from '../../../../content/mdx';
import {choose} from '../../../../files';
import {FILE_NAME} from './bundleMockServer';

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Lists the commands that run a whole program without an account. */
const listPracticeCommands = (siteUrl: string): string[] => [
  `curl -O ${siteUrl}/${FILE_NAME}`,
  `node ${FILE_NAME} &`,
  `export RUNGEN_API=http://127.0.0.1:${DEFAULT_PORT} RUNGEN_API_KEY=practice`,
  `curl ${siteUrl}/samples/javascript/whole-tutorial.mjs | node --input-type=module`,
];

/**
 * Creates the components `<MockServer show="download" />`, with facts about the published mock server, and
 * `<Picture prompt="A lighthouse" />`.
 *
 * @param text of the file that the site publishes
 * @param operations of the contract, which the help lists
 */
export function mockServerComponents(
  text: string,
  siteUrl: string,
  operations: readonly MockOperation[],
): Components {
  const help = describeHelp(operations);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const views = {
    download: fence('bash', `curl -O ${siteUrl}/${FILE_NAME}`),
    checksum: fence('bash', `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`),
    start: fence('bash', `node ${FILE_NAME}`),
    variables: fence('bash', exportLines(`http://127.0.0.1:${DEFAULT_PORT}`).join('\n')),
    practice: fence('bash', listPracticeCommands(siteUrl).join('\n')),
    options: fence('text', help.options),
    faults: fence('text', help.faults),
    users: fence('text', help.users),
    assumptions: ASSUMPTIONS.map((assumption) => `- ${escapeMdx(assumption)}`).join('\n'),
  };
  return {
    Picture: {
      attributes: ['prompt', 'width', 'height'],
      render: ({attributes: {prompt = '', width, height}}) => {
        const html = renderPicture({prompt, width: Number(width), height: Number(height)});
        return `<span className="picture" dangerouslySetInnerHTML={{__html: ${JSON.stringify(html)}}} />`;
      },
    },
    MockServer: {
      attributes: ['show'],
      render: ({attributes: {show}, location}) =>
        choose(new Map(Object.entries(views)), 'show', show, location, 'the mock server'),
    },
  };
}

/**
 * Renders the picture that the mock server draws, as SVG in HTML.
 *
 * @param isNight whether it is the same picture at night, which is not read to anybody
 */
export function renderPicture(input: PictureInput, isNight = false): string {
  const {prompt, width, height} = input;
  const parts: {color: string; outlines: string}[] = [];
  for (const {color, left, top, right, bottom} of drawScene(input, isNight)) {
    const outline = `M${left} ${top}H${right}V${bottom}H${left}z`;
    const last = parts.at(-1);
    if (last?.color === color) last.outlines += outline;
    else parts.push({color, outlines: outline});
  }
  const paths = parts.map(({color, outlines}) => `<path fill="${color}" d="${outlines}"/>`);
  const role = isNight
    ? 'class="night" aria-hidden="true"'
    : `class="drawn" role="img"${attributes({'aria-label': prompt})}`;
  return `<svg ${role} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" shape-rendering="crispEdges">${paths.join('')}</svg>`;
}
