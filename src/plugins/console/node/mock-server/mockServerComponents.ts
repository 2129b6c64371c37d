import {createHash} from 'node:crypto';
import type {MockOperation} from '@rungen/mock-server/contract';
import {exportLines} from '@rungen/mock-server/environment';
import {ASSUMPTIONS, describeHelp} from '@rungen/mock-server/help';
import {DEFAULT_PORT} from '@rungen/mock-server/nodeAdapter';
import {drawScene, type PictureInput, type Rectangle} from '@rungen/mock-server/picture/scene';
import {attributes, choose, escapeMdx, fence, type Components} from '../../../../content/mdx';
import {FILE_NAME} from './bundleMockServer';

/** Lists the commands that run a whole program without an account. */
const listPracticeCommands = (siteUrl: string): string[] => [
  `curl -O ${siteUrl}/${FILE_NAME}`,
  `node ${FILE_NAME} & sleep 2`,
  `export RUNGEN_API=http://127.0.0.1:${DEFAULT_PORT} RUNGEN_API_KEY=practice`,
  `curl ${siteUrl}/samples/javascript/whole-tutorial.mjs | node --input-type=module`,
  'kill $!',
];

/** Writes the workflow for GitHub Actions that tests a program, with no other mock server than the published one. */
const writeWorkflow = (siteUrl: string, checksum: string): string => `name: Practice
on: [push, pull_request]
permissions:
  contents: read
jobs:
  practice:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      - name: Install what the program needs
        run: pip install requests
      - run: curl -fsSO ${siteUrl}/${FILE_NAME}
      - run: ${checksum}
      - run: node ${FILE_NAME} check -- python3 my-program.py
`;

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
  const checksum = `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`;
  const views = {
    download: fence('bash', `curl -O ${siteUrl}/${FILE_NAME}`),
    checksum: fence('bash', checksum),
    start: fence('bash', `node ${FILE_NAME}`),
    variables: fence('bash', exportLines(`http://127.0.0.1:${DEFAULT_PORT}`).join('\n')),
    practice: fence('bash', listPracticeCommands(siteUrl).join('\n')),
    workflow: fence('yaml', writeWorkflow(siteUrl, checksum)),
    options: fence('text', help.options),
    faults: fence('text', help.faults),
    users: fence('text', help.users),
    assumptions: ASSUMPTIONS.map((text) => `- ${escapeMdx(text)}`).join('\n'),
  };
  return {
    Picture: {
      attributes: ['prompt', 'width', 'height'],
      render: ({attributes: {prompt = '', width, height}}) => {
        const input = {prompt, width: Number(width), height: Number(height)};
        const html = JSON.stringify(renderPicture(input));
        return `<span className="picture" dangerouslySetInnerHTML={{__html: ${html}}} />`;
      },
    },
    MockServer: {
      attributes: ['show'],
      render: (usage) => choose(usage, 'show', views, 'the mock server'),
    },
  };
}

/** Renders the picture that the mock server draws, as SVG in HTML. */
export function renderPicture(input: PictureInput): string {
  const {prompt, width, height} = input;
  const svg = attributes({
    role: 'img',
    'aria-label': prompt,
    viewBox: `0 0 ${width} ${height}`,
    width: String(width),
    height: String(height),
    preserveAspectRatio: 'xMidYMid slice',
    'shape-rendering': 'crispEdges',
  });
  return `<svg${svg}>${renderPaths(drawScene(input))}</svg>`;
}

/** Renders rectangles as paths: one for each group of the same color. */
function renderPaths(rectangles: readonly Rectangle[]): string {
  const paths: {readonly color: string; outline: string}[] = [];
  for (const [index, {color, left, top, right, bottom}] of rectangles.entries()) {
    const before = rectangles[index - 1];
    const path = paths.at(-1);
    const sides = `h${right - left}v${bottom - top}h-${right - left}`;
    if (before && path?.color === color) {
      // Short steps from the rectangle before compress well.
      path.outline += `m${left - before.left} ${top - before.bottom}${sides}`;
    } else {
      paths.push({color, outline: `M${left} ${top}${sides}`});
    }
  }
  return paths.map(({color, outline}) => `<path fill="${color}" d="${outline}"/>`).join('');
}
