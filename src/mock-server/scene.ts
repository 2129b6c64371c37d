/** The size of a scene. Pictures of another shape show its right part, or its middle. */
export const SCENE = {width: 720, height: 440} as const;

/** What has a color of its own: six of the sky, three of the water, and things. */
const INKS = 's1 s2 s3 s4 s5 s6 w1 w2 w3 glint cloud land near tower shade stripe lamp'.split(' ');

/** The words of times of day, and the colors of each in the order of `INKS`. */
const TIMES = [
  /night|moon|stars?\b/i,
  /dawn|sunrise|morning/i,
  /\bday|noon|sunny|summer/i,
  /dusk|sunset|evening/i,
];
const COLORS = [
  '0e1330 111739 151c44 19214e 1e2759 1e2759 131a42 0f1536 0b102a 232c62 1b2350 080b1d 050713 39426f 2b3360 1c2350 ffd98a',
  '3a3f8f 6a549f b0689f e98593 ffb28a ffe3ae 5b4c94 433f82 2d2f69 ffc79a f7a9a0 1b1d48 111330 fff1e2 e3bfc4 d4526a fff3c4',
  '5d9fd6 7ab4e0 9bc9e8 bcdcec dcebea fffbe8 3f86b5 2f6f9f 245a87 d9eef2 f4fafc 24523f 183a2e ffffff d5dfe8 d4483f ffffff',
  '1f2a44 3c3f63 70527d b3668a e58b7b ffc57d 3a3f66 2a3054 1d2342 ffb36b c77d8c 161b33 0d1124 f4e3d7 cfb3b5 a8435a ffe6a3',
];

/**
 * Composes a scene from the words of a prompt that it knows: a lighthouse, mountains, a time of day. The prompt chooses
 * what they leave open, always in the same way.
 *
 * @returns elements of SVG, the farthest first: only `polygon` and `rect`, with their `fill` and `opacity`
 */
export function composeScene(prompt: string): string {
  let choice = 0;
  for (const byte of new TextEncoder().encode(prompt)) choice = (choice * 31 + byte) % 65_521;
  const named = TIMES.findIndex((words) => words.test(prompt));
  const colors = COLORS[named >= 0 ? named : choice % COLORS.length]?.split(' ') ?? [];
  const hasLighthouse = /lighthouse|beacon|tower/i.test(prompt);
  const isMountainous = /mountain|peak|alps?\b|hill/i.test(prompt);
  const hasMountains = isMountainous || (!hasLighthouse && choice % 3 > 0);
  const land = (hasLighthouse || !hasMountains ? HEADLAND : '') + (hasLighthouse ? LIGHTHOUSE : '');
  const parts = SKY + (hasMountains ? MOUNTAINS : '') + SEA + land + BIRDS;
  return parts
    .replaceAll('\n', '')
    .replaceAll(/fill="(\w+)"/g, (_, ink: string) => `fill="#${colors[INKS.indexOf(ink)] ?? ''}"`);
}

/** The sky with the sun, clouds, and stars. */
const SKY = `
<rect fill="s1" width="720" height="440"/>
<rect fill="s2" x="-95" y="-45" width="690" height="690" rx="345"/>
<rect fill="s3" x="-12" y="38" width="524" height="524" rx="262"/>
<rect fill="s4" x="64" y="114" width="372" height="372" rx="186"/>
<rect fill="s5" x="130" y="180" width="240" height="240" rx="120"/>
<rect fill="s6" x="188" y="238" width="124" height="124" rx="62"/>
<rect fill="cloud" x="36" y="96" width="150" height="11" rx="5.5" opacity=".5"/>
<rect fill="cloud" x="92" y="116" width="190" height="11" rx="5.5" opacity=".7"/>
<rect fill="cloud" x="60" y="136" width="84" height="11" rx="5.5" opacity=".5"/>
<rect fill="cloud" x="330" y="66" width="120" height="9" rx="4.5" opacity=".4"/>
<rect fill="cloud" x="296" y="84" width="92" height="9" rx="4.5" opacity=".55"/>
<rect fill="lamp" x="666" y="50" width="3" height="3" rx="1.5" opacity=".75"/>
<rect fill="lamp" x="693" y="175" width="3" height="3" rx="1.5" opacity=".75"/>
<rect fill="lamp" x="479" y="29" width="3" height="3" rx="1.5" opacity=".75"/>`;

const MOUNTAINS = `
<polygon fill="w2" points="300 300 420 168 470 214 560 96 640 190 720 130 720 300"/>
<polygon fill="glint" points="560 96 590 131 574 142 560 128 542 146 531 134" opacity=".9"/>
<polygon fill="land" points="410 300 520 216 590 262 680 200 720 226 720 300"/>`;

/** Three waves, and the light of the sun on them. */
const SEA = `
<rect fill="w1" y="300" width="720" height="140"/>
<polygon fill="w2" points="0 338 30 335 60 333 120 333 150 335 210 341 240 343 300 343 330 341 390 335 420 333 480 333 510 335 570 341 600 343 660 343 690 341 720 338 720 440 0 440"/>
<polygon fill="w3" points="0 384 30 381 60 378 90 377 150 377 180 378 240 384 270 387 300 390 330 391 390 391 420 390 480 384 540 378 570 377 630 377 660 378 720 384 720 440 0 440"/>
<rect fill="glint" x="222" y="308" width="56" height="9" rx="4.5"/>
<rect fill="glint" x="186" y="325" width="128" height="9" rx="4.5"/>
<rect fill="glint" x="142" y="342" width="216" height="9" rx="4.5"/>
<rect fill="glint" x="186" y="359" width="128" height="9" rx="4.5"/>
<rect fill="glint" x="222" y="376" width="56" height="9" rx="4.5"/>`;

const HEADLAND = `
<polygon fill="land" points="410 346 447 331 482 314 518 303 531 296 545 288 560 282 580 278 610 276 638 276 665 278 692 284 720 292 720 440 470 440 463 420 452 402 439 384 425 366"/>
<polygon fill="near" points="470 440 490 418 513 399 539 384 568 374 598 368 624 366 649 366 673 369 697 375 720 382 720 440"/>`;

/** Its beams; the keeper's house; the tower with its stripes, window and door; lantern, gallery and roof. */
const LIGHTHOUSE = `
<polygon fill="lamp" points="590 111 0 14 0 138" opacity=".15"/>
<polygon fill="lamp" points="590 113 720 92 720 136" opacity=".2"/>
<rect fill="shade" x="640" y="256" width="34" height="30"/>
<polygon fill="stripe" points="634 260 657 242 680 260"/>
<rect fill="lamp" x="652" y="266" width="10" height="10"/>
<polygon fill="tower" points="566 284 575 132 605 132 614 284"/>
<polygon fill="shade" points="590 284 590 132 605 132 614 284"/>
<polygon fill="stripe" points="573.7 154 606.3 154 608.6 192 571.4 192"/>
<polygon fill="stripe" points="569.3 226 610.7 226 612.9 264 567.1 264"/>
<rect fill="land" x="586" y="204" width="8" height="13" rx="4"/>
<rect fill="land" x="583" y="266" width="14" height="26" rx="7"/>
<rect fill="lamp" x="578" y="98" width="24" height="27"/>
<polygon fill="land" points="585 98 586 98 586 124 594 124 594 98 595 98 595 124 613 124 613 132 567 132 567 124 585 124"/>
<polygon fill="stripe" points="573 99 576 91 580 85 584 80 590 74 596 80 600 85 604 91 607 99"/>`;

const BIRDS = `
<polygon fill="tower" points="404 178 412 174 418 177 424 174 432 178 424 176 418 180 412 176" opacity=".9"/>
<polygon fill="tower" points="448 204 454 201 459 203 464 201 470 204 464 203 459 206 454 203" opacity=".9"/>
<polygon fill="tower" points="372 216 377 213 381 215 385 213 390 216 385 215 381 218 377 215" opacity=".9"/>`;
