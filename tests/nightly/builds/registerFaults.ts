// cspell:disable: this file contains mistakes on purpose
import {type Fault, inEdit, inText} from './faultMakers';

/** Mistakes in what pages are checked against: the sidebar, registers, settings and the environment. */
export const REGISTER_FAULTS: readonly Fault[] = [
  inEdit(
    'a page in the sidebar that does not exist',
    'sidebars.ts',
    ["'gpu-tiers'", "'gpu-teirs', 'gpu-tiers'"],
    'names the page "gpu-teirs", which docs/ does not have',
    "Fix: write 'gpu-tiers'",
  ),
  inText(
    'a number typed by hand',
    'The programs wait for 12 minutes.',
    'PAGE:7:23 has the number "12" by hand',
    'wait for 12 minutes.',
    'Fix: place <Fact id="job-rest" />, which is "11 minutes", or add yours to contract/facts.yaml',
  ),
  inText(
    'a host typed by hand',
    'Send it to `https://api.rungen.io/app`.',
    'PAGE:7:13 has the host "https://api.rungen.io" by hand',
    'Fix: add it to contract/facts.yaml with its source',
  ),
  inText(
    'a statement about billing in other words',
    'A stopped app does bill.',
    'PAGE:7:1 says of money "A stopped app does bill."',
    'Fix: place <Claim id="stopped-app-free" />, which is "A stopped app does not bill", or add the sentence',
  ),
  inEdit(
    'a statement that the rules for agents no longer contain verbatim',
    'src/site/agentPreface.ts',
    ['Keep the links out of logs', 'Keep the links in logs'],
    'has "link-out-of-logs-in-rules", whose words src/site/agentPreface.ts no longer has',
  ),
  inEdit(
    'a source that nothing names',
    'contract/sources.yaml',
    ['- id: A0\n', '- {id: Z9, name: Nobody, known: Nothing}\n- id: A0\n'],
    'has the source "Z9", which nothing names',
  ),
  inText(
    'a fact that the register does not have',
    'One line. <Fact id="job-wiat" />',
    'PAGE:7:11 places "job-wiat", which contract/facts.yaml does not have',
    'Fix: did you mean "job-wait"?',
  ),
  inEdit(
    'a fact that nothing uses',
    'contract/facts.yaml',
    [
      '- id: job-wait\n',
      '- {id: job-rest, value: 11, unit: minutes, source: samples}\n- id: job-wait\n',
    ],
    'contract/facts.yaml:',
    'has "job-rest", which no page places and no text says',
    'Fix: place it by its id, or remove it',
  ),
  inText(
    'an open question that the register does not have',
    'One line. <Unknown id="rate-limits" />',
    'PAGE:7:11 asks for the open question "rate-limits", which contract/open-questions.yaml does not have',
    'Fix: did you mean "rate-limit"?',
  ),
  inText(
    'an open question that a page describes by hand',
    'The rate limit is not published.',
    'PAGE:7:23 says "published" by hand',
    'Fix: place <Unknown id="…" />',
  ),
  inEdit(
    'an open question that is not shown anywhere',
    'contract/open-questions.yaml',
    [
      '    - id: paging\n',
      '    - {id: nowhere, name: Nowhere, question: Where?, meanwhile: Look.}\n    - id: paging\n',
    ],
    'contract/open-questions.yaml:',
    'has the question "nowhere", which no page and no field shows',
    'Fix: place <Unknown id="nowhere" />',
  ),
  inEdit(
    'an icon that does not exist',
    'docusaurus.config.ts',
    ["favicon: 'img/favicon.svg'", "favicon: 'img/icon.svg'"],
    'names "img/icon.svg", which does not exist',
    'Fix: put a file at static/img/icon.svg, or fix the path',
  ),
  inEdit(
    'a sharing picture that does not exist',
    'docusaurus.config.ts',
    ["image: 'img/social.png'", "image: 'img/card.png'"],
    'names "img/card.png", which does not exist',
    'Fix: put a file at static/img/card.png, or fix the path',
  ),
  inEdit(
    'a link of the footer that leads nowhere',
    'src/site/navigation.ts',
    ["to: '/docs/intro'", "to: '/docs/intor'"],
    'src/site/navigation.ts:',
    'names "/docs/intor", which does not exist',
    'Fix: write /docs/intro',
  ),
  inEdit(
    'a missing image in a style sheet',
    'src/components/Cards/styles.module.css',
    ['{', '{\n  background: url("./nope.svg");'],
    'src/components/Cards/styles.module.css:',
    'names the file "./nope.svg"',
    'Fix: put a file at src/components/Cards/nope.svg, or fix the path',
  ),
  inEdit(
    'an operation that the contract does not have',
    'api/apis/app/get-app.mdx',
    ['operation: getApp', 'operation: getAp'],
    'api/apis/app/get-app.mdx:5:1',
    'names the operation "getAp", which the contract does not have',
    'Fix: did you mean "getApp"?',
  ),
  {
    name: 'a script in the ID of a tag manager',
    cases: [14],
    inject: () => Promise.resolve(),
    env: {GTM_CONTAINER_ID: "GTM-X');alert(1);('"},
    says: [
      'GTM_CONTAINER_ID is "GTM-X\');alert(1);(\'". It must be GTM- and 4 to 12 capital letters or digits',
      'Fix: correct the variable, or unset it',
    ],
  },
  {
    name: 'an empty ID of a tag',
    cases: [14],
    inject: () => Promise.resolve(),
    env: {GTAG_ID: ''},
    says: [
      'GTAG_ID is "". It must be G- and 4 to 12 capital letters or digits',
      'Fix: correct the variable, or unset it',
    ],
  },
];
