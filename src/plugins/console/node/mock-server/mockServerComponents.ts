import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {MockOperation} from '@rungen/mock-server/contract';
import {exportLines} from '@rungen/mock-server/environment';
import {ASSUMPTIONS, describeHelp} from '@rungen/mock-server/help';
import {DEFAULT_PORT} from '@rungen/mock-server/nodeAdapter';
import {drawScene, type PictureInput, type Rectangle} from '@rungen/mock-server/picture/scene';
import {attributes, choose, escapeMdx, fence, type Components} from '../../../../content/mdx';
import {FILE_NAME} from './bundleMockServer';

/** A workflow for GitHub Actions that tests a program with the published file, without the line that checks it. */
const WORKFLOW = path.join(__dirname, 'workflow.yml');

/**
 * Creates the components `<MockServer show="checksum" />`, with facts about the published mock server, and
 * `<Picture prompt="A lighthouse" />`.
 *
 * @param text of the file that the site publishes
 * @param operations of the contract, which the help lists
 */
export function mockServerComponents(
  text: string,
  operations: readonly MockOperation[],
): Components {
  const help = describeHelp(operations);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const checksum = `echo "${sha256}  ${FILE_NAME}" | sha256sum --check`;
  const views = {
    checksum: fence('bash', checksum),
    variables: fence('bash', exportLines(`http://127.0.0.1:${DEFAULT_PORT}`).join('\n')),
    workflow: fence('yaml', readFileSync(WORKFLOW, 'utf8').replace('{{checksum}}', checksum)),
    options: fence('text', help.options),
    faults: fence('text', help.faults),
    users: fence('text', help.users),
    assumptions: ASSUMPTIONS.map((text) => `- ${escapeMdx(text)}`).join('\n'),
  };
  return {
    Picture: {
      attributes: ['prompt', 'width', 'height'],
      needsAll: true,
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
