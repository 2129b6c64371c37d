// cspell:disable: this file contains mistakes on purpose

/** A mistake in the front matter of a page: what replaces a part of it, and the start of each message about it. */
type FrontMatterMistake = readonly [
  what: string,
  before: RegExp,
  after: string,
  ...messages: readonly string[],
];

/** Each on a page of its own. */
export const FRONT_MATTER_MISTAKES: readonly FrontMatterMistake[] = [
  ['no front matter', /^[^]*$/, '', '1:1 has no front matter | start the page with ---'],
  [
    'front matter that is never closed',
    /---\n$/,
    '\n',
    '1:1 has no front matter | start the page with ---',
  ],
  [
    'front matter that is not valid YAML',
    /title: Page/,
    'title: Page:',
    '2:8 has "title: Page: front-matter-2", which is not valid YAML: ',
  ],
  ['no title', /title: .*\n/, '', '2:1 has no title | write the title in sentence case'],
  [
    'a source that does not exist',
    /A0/,
    'Q9',
    '5:11 names "Q9", which contract/sources.yaml does not have | use one of A0, ',
  ],
  ['a tab', /kind/, '\tkind', '4:1 has "kind: concept", which is not valid YAML: '],
  [
    'an empty title',
    /title: .*/,
    'title:',
    '2:7 has title "", which must match pattern "\\S" | write the title in sentence case',
  ],
  [
    'a short description',
    /description: .*/,
    'description: Only these words.',
    '3:14 has description "Only these words.", which must NOT have fewer than 50 characters | write one sentence of 50 to 160 characters',
  ],
  [
    'an unknown kind of page',
    /concept/,
    'essay',
    '4:7 has kind "essay", which is none of tutorial, ',
  ],
  [
    'a misspelt key',
    /kind/,
    'knid',
    '2:1 has no kind',
    '4:7 has the unknown key "knid" | write "kind"',
  ],
  [
    'an address of its own',
    /concept/,
    'concept\nslug: /somewhere',
    '5:7 has the unknown key "slug" | use one of title, ',
  ],
  [
    'related pages that are no list',
    /concept/,
    'concept\nrelated: intro',
    '5:10 has related "intro", which must be array',
  ],
  [
    'a related page that does not exist',
    /concept/,
    'concept\nrelated: [/docs/intor]',
    '5:11 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
];

/**
 * A mistake in a file: its whole text, or what is replaced in it. Then what is reported: the place, which has a line and
 * a column in files that are all mistake, and the start of the message.
 */
type FileMistake = readonly [
  what: string,
  file: string,
  change: string | Buffer | readonly [before: string, after: string],
  ...reports: readonly string[],
];

/** Returns the front matter of a page. Its text starts in line 7. */
export function writeFrontMatter(name: string): string {
  return `---
title: Page ${name}
description: A page that was made for one mistake, which is ${name}, and for nothing else.
kind: concept
sources: [A0]
---
`;
}

/** All at once in one copy of the site. */
export const FILE_MISTAKES: readonly FileMistake[] = [
  [
    'a page in no sidebar',
    'docs/orphan.mdx',
    `${writeFrontMatter('orphan')}Words.\n`,
    "docs/orphan.mdx:1:1 is in no sidebar | add 'orphan' to sidebars.ts",
  ],
  [
    'a page of the reference without an operation',
    'api/apis/twin.mdx',
    `${writeFrontMatter('without')}Words.\n`,
    'api/apis/twin.mdx:2:1 has no operation | write the operationId',
    "api/apis/twin.mdx:1:1 is in no sidebar | add 'apis/twin' to sidebarsApi.ts",
  ],
  [
    'an operation that the contract does not have',
    'api/apis/app/get-app.mdx',
    ['operation: getApp', 'operation: getAp'],
    'api/apis/app/get-app.mdx:12:1 has operation="getAp", which the contract does not have | did you mean "getApp"?',
  ],
  [
    'a page that stands in a sidebar twice',
    'sidebarsApi.ts',
    ["'working-with-teams',", "'working-with-teams', 'working-with-teams',"],
    'sidebarsApi.ts: names the page "working-with-teams" a second time | name it once',
  ],
  [
    'a fact that nothing uses',
    'contract/facts.yaml',
    [
      '- id: job-wait\n',
      '- {id: job-rest, value: 11, unit: minutes, source: [samples]}\n- id: job-wait\n',
    ],
    'contract/facts.yaml: has "job-rest", which nothing uses | use it where readers need it, or remove it',
  ],
  [
    'a source that nothing names',
    'contract/sources.yaml',
    ['- id: A0\n', '- {id: Z9, name: Nobody, known: Nothing}\n- id: A0\n'],
    'contract/sources.yaml: has "Z9", which nothing uses',
  ],
  [
    'a question that nothing shows',
    'contract/open-questions.yaml',
    [
      '    - id: paging\n',
      '    - {id: nowhere, name: Nowhere, question: Where?, meanwhile: Look.}\n    - id: paging\n',
    ],
    'contract/open-questions.yaml: has "nowhere", which nothing uses | use it',
  ],
  [
    'an unknown open question in the contract',
    'contract/openapi.yaml',
    ['[paging, missing-key,', '[pagin, missing-key,'],
    'contract/openapi.yaml: names "pagin", which contract/open-questions.yaml does not have',
  ],
];
