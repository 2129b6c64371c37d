#!/usr/bin/env bash
# A chart that is green on the page is red or black in its picture and in its PDF: `!important` and `:not` do not count.
#
# Versions:  @resvg/resvg-js 2.6.2, canvg 4.0.3 with @napi-rs/canvas 1.1.1, svg-to-pdfkit 0.1.8 with pdfkit 0.20.2;
#            beside them sharp 0.35.5. Node 20 or newer.
# Input:     an SVG with one rectangle, which a style sheet in it makes green: by a rule with `!important` before one
#            for red, and by `:not(.off)`, as libraries for charts and for diagrams write them.
# Expected:  green, as in every browser, or an error: the first is of CSS 1, the second of CSS 3.
# Seen:      with the three, the later rule wins, and a rule with `:not` is left out, which gives black, the color of
#            what has none. There is no error. sharp draws both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @resvg/resvg-js@2.6.2 canvg@4.0.3 @napi-rs/canvas@1.1.1 \
  @xmldom/xmldom@0.9.12 svg-to-pdfkit@0.1.8 pdfkit@0.20.2 sharp@0.35.5
cat >seen.mjs <<'JS'
import * as canvas from '@napi-rs/canvas';
import {Resvg} from '@resvg/resvg-js';
import {DOMParser} from '@xmldom/xmldom';
import {Canvg, presets} from 'canvg';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import drawInPdf from 'svg-to-pdfkit';

const libraries = {
  resvg: (svg) => new Resvg(svg).render().pixels,
  canvg: async (svg) => {
    const context = canvas.createCanvas(1, 1).getContext('2d');
    await Canvg.fromString(context, svg, presets.node({DOMParser, canvas, fetch})).render();
    return context.getImageData(0, 0, 1, 1).data;
  },
  'svg-to-pdfkit': (svg) => {
    const pdf = new PDFDocument({compress: false});
    drawInPdf(pdf, svg, 0, 0);
    pdf.end();
    const [, ...colors] = /([\d.]+) ([\d.]+) ([\d.]+) scn/.exec(pdf.read().toString('latin1'));
    return colors.map((color) => color * 255);
  },
  sharp: (svg) => sharp(Buffer.from(svg)).raw().toBuffer(),
};
for (const css of ['.a { fill: #00ff00 !important } .a { fill: #ff0000 }', '.a:not(.off) { fill: #00ff00 }']) {
  console.log(css);
  const rectangle = '<rect class="a" width="1" height="1"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><style>${css}</style>${rectangle}</svg>`;
  for (const [name, draw] of Object.entries(libraries)) {
    const [red, green, blue] = await draw(svg);
    console.log(`  ${name}: ${red} ${green} ${blue}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
.a { fill: #00ff00 !important } .a { fill: #ff0000 }
  resvg: 255 0 0
  canvg: 255 0 0
  svg-to-pdfkit: 255 0 0
  sharp: 0 255 0
.a:not(.off) { fill: #00ff00 }
  resvg: 0 0 0
  canvg: 0 0 0
  svg-to-pdfkit: 0 0 0
  sharp: 0 255 0
EXPECTED
