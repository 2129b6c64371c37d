// cspell:disable: this file contains mistakes on purpose
import {BRAND} from '@site/src/site/brand';

/** A mistake in the text of a page, which starts in line 7, and the start of each message about it. */
type TextMistake = readonly [what: string, text: string, ...messages: readonly string[]];

/** Mistakes in the markup of a page. */
const MARKUP: readonly TextMistake[] = [
  [
    'a tag that is never closed',
    '<Cards>\n\n1. Wait.',
    '7:1 cannot be read: Expected a closing tag for `<Cards>` (7:1-7:8) | close the tag or brace there',
  ],
  [
    'a brace that is never closed',
    'Send {"a": 1.',
    '7:14 cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{` | close the tag or brace there',
  ],
  [
    'a code block that is never closed',
    'Run:\n\n```bash\nls',
    '9:1 opens a code block with ``` and never closes it | put a line ``` below the code',
  ],
  [
    'an admonition that is never closed',
    ':::note\n\nWords.',
    '7:1 opens an admonition with :::note and never closes it | put a line ::: below its text',
  ],
  [
    'a code block that swallows the next',
    '```bash\nls\n\n```json\n{}\n```',
    '7:1 opens a code block with ``` that swallows the one in line 10 | put a line ``` below the code',
  ],
  [
    'a link to the file of a page that does not exist',
    'See [the start](./gpu-teirs.mdx).',
    '7:5 links to "./gpu-teirs.mdx", which does not exist | write /docs/gpu-tiers',
  ],
  [
    'a link to an anchor of this page that does not exist',
    '## Stop {/* #stop */}\n\nSee [how](#start).',
    '9:5 links to "#start" of /docs/',
  ],
  [
    'a link to an anchor of another page that does not exist',
    'See [how](/docs/quickstart/quickstart-llms#strat).',
    '7:5 links to "#strat" of /docs/quickstart/quickstart-llms, which does not exist | use one of #',
  ],
  [
    'an HTML comment',
    'Words. <!-- later -->',
    '7:9 cannot be read: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`) | ',
  ],
  [
    'an import',
    "import Chart from './Chart';",
    '7:1 has code of its own: "import Chart from \'./Chart\';" | remove it: pages import nothing, and components need no import',
  ],
  [
    'an export',
    'export const when = new Date();',
    '7:1 has code of its own: "export const when = new Date();" | remove it: pages import nothing, and components need no import',
  ],
  [
    'a name that is not defined',
    'There are {count} tiers.',
    '7:11 computes {count} | write the words themselves, or \\{ for the sign',
  ],
  [
    'an attribute that is computed',
    '<Card title={name}>Words</Card>',
    '7:1 computes {name} on <Card> | write name="the words themselves"',
  ],
  [
    'an object spread into a component',
    '<Card {...door}>Words</Card>',
    '7:1 computes {...door} on <Card> | write name=',
  ],
  [
    'an unknown component',
    '<Reqest name="run-job" />',
    '7:1 uses <Reqest>, which pages do not have | write <Request>',
  ],
  [
    'an element without a part in Markdown',
    '<div>Words</div>',
    '7:1 uses <div>, which pages do not have | write it in Markdown, or with a component of CONTRIBUTING.md',
  ],
  [
    'a style',
    '<kbd style={{color: "red"}}>K</kbd>',
    '7:1 computes {{color: "red"}} on <kbd> | write name="the words themselves"',
  ],
];

/** Mistakes in headings, links and words. */
const TEXT: readonly TextMistake[] = [
  [
    'a heading with an id in the old form',
    '## Check {#check}',
    '7:10 names a heading "{#check}" | write {/* #check */}',
  ],
  [
    'a link to a page that does not exist',
    'See [the start](/docs/intor).',
    '7:5 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
  [
    'a relative link to a page that does not exist',
    'See [the start](./intor#a).',
    '7:5 links to "./intor#a", which does not exist | write /docs/intro',
  ],
  [
    'a reference to a page that does not exist',
    'See [the start][a].\n\n[a]: /docs/intor',
    '9:1 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
  [
    'a card that leads nowhere',
    '<Card title="Start" href="/docs/intor">Words</Card>',
    '7:1 links to "/docs/intor", which does not exist | write /docs/intro',
  ],
];

/** Facts that are written by hand, or that the contract does not have. */
const FACTS: readonly TextMistake[] = [
  [
    'a number',
    'The programs wait for 12 minutes.',
    '7:23 has the number "12" by hand, in "ms wait for 12 minutes." | place <Fact id=',
  ],
  [
    'a number in words',
    'It has seven workers.',
    '7:8 has the number "seven" by hand, in "It has seven workers." | place <Fact id="new-app-workers" /> (0 active workers), or add it to contract/facts.yaml with its source',
  ],
  [
    'a number in a heading',
    '## The 4 tiers of it',
    '7:8 has the number "4" by hand, in "The 4 tiers of it" | place <Fact id=',
  ],
  [
    'a number in a cell',
    '| A |\n| --- |\n| 30 images |',
    '9:3 has the number "30" by hand, in "30 images" | add it to contract/facts.yaml',
  ],
  [
    'a number in code font',
    'Write `count=40`.',
    '7:8 names "count", which neither the contract nor a register has | add "count" with a reason to contract/allowed-names.yaml',
    '7:14 has the number "40" by hand, in "rite `count=40`." | add it to contract/facts.yaml',
  ],
  [
    'a number of a command',
    '```bash\nsleep 5\n```',
    '8:7 has the number "5" by hand, in "sleep 5" | add it to contract/facts.yaml',
  ],
  [
    'a date',
    'Since March 2024.',
    '7:13 has the number "2024" by hand, in "Since March 2024." | add it to contract/facts.yaml',
  ],
  [
    'a date that no calendar has',
    'Since 2024-02-30.',
    '7:7 has the number "2024" by hand, in "Since 2024-02-30." | add it to contract/facts.yaml',
  ],
  [
    'a host',
    'Send it to `https://api.rungen.io/app`.',
    '7:13 names "https://api.rungen.io/app", which neither the contract nor a register has | write "https://api.rungen.ai"',
  ],
  [
    'a header',
    'Send `X-Lamp-Id` too.',
    '7:7 names "X-Lamp-Id", which neither the contract nor a register has | write "x-team-id"',
  ],
  [
    'a statement about billing',
    'A stopped app does bill.',
    '7:1 says of money by hand "A stopped app does bill." | place <Statement id="…" /> of contract/facts.yaml',
  ],
  [
    'a statement about loss',
    'You can undo this.',
    '7:1 says of loss by hand "You can undo this." | place <Statement id=',
  ],
  [
    'a statement about rights',
    'It belongs to the team, and nobody sees it.',
    '7:1 says of rights by hand "It belongs to the team, and nobody sees it." | place <Statement id=',
  ],
  [
    'a fact that the register does not have',
    'One line. <Fact id="job-wiat" />',
    '7:11 names "job-wiat", which contract/facts.yaml does not have | use one of job-time, job-wait, or add it there with its source',
  ],
  [
    'a question that the register does not have',
    'One line. <Unknown id="rate-limits" />',
    '7:11 names "rate-limits", which contract/open-questions.yaml does not have | use one of rate-limit, ',
  ],
  [
    'a program that does not exist',
    '<Program name="wait-for-jbo" />',
    '7:1 has name="wait-for-jbo", which samples/ does not have | did you mean "wait-for-job"? Write one of ',
  ],
  [
    'a request of an operation that does not exist',
    '<Request operation="runJbo" />',
    '7:1 has operation="runJbo", which the contract does not have | did you mean "runJob"? Write one of ',
  ],
  [
    'a request of an example that does not exist',
    '<Request operation="updateApp" example="strat" />',
    '7:1 has example="strat", which the contract does not have | did you mean "start"? Write one of start, ',
  ],
  [
    'a table of facts that does not exist',
    '<FactTable of="retry" />',
    '7:1 has of="retry", which the contract does not have | did you mean "retries"? Write one of ',
  ],
  [
    'values of two enumerations',
    'Stop at `COMPLETED`, `STOPPED` or `FAILED`.',
    '7:9 lists `COMPLETED`, `STOPPED` or `FAILED` | name each value once, and values of one enumeration only',
  ],
  [
    'a method that the path does not have',
    '`DELETE /app`',
    '7:2 names "DELETE /app", which neither the contract nor a register has | write "DELETE /app/{app_id}", or add ',
  ],
  [
    'a path that does not exist',
    'Send GET /apps to see it.',
    '7:6 names "GET /apps", which neither the contract nor a register has | write "GET /app"',
  ],
  [
    'a path parameter of another name',
    '`GET /app/{id}`',
    '7:2 names "GET /app/{id}", which neither the contract nor a register has | write "GET /app/{app_id}"',
  ],
  [
    'an address of the service that does not exist',
    `\`${BRAND.apiUrl}/apps\``,
    `7:2 names "${BRAND.apiUrl}/apps", which neither the contract nor a register has | write "${BRAND.apiUrl}/app"`,
  ],
  [
    'a header that is misspelt',
    'Send x-teams-id with it.',
    '7:6 names "x-teams-id", which neither the contract nor a register has | write "x-team-id"',
  ],
  [
    'a field that is misspelt',
    'Set `active_wrokers`.',
    '7:6 names "active_wrokers", which neither the contract nor a register has | write "active_workers"',
  ],
  [
    'a field in the wrong place',
    'Read `configuration.model_url`.',
    '7:7 names "configuration.model_url", which neither the contract nor a register has | "configuration" has ',
  ],
  [
    'a field in JSON in a sentence',
    'You get `{"stauts": "STOPPED"}`.',
    '7:12 names "stauts", which neither the contract nor a register has | write "status"',
  ],
  [
    'a state that is misspelt',
    'Wait for `COMPLTED`.',
    '7:11 names "COMPLTED", which neither the contract nor a register has | write "COMPLETED"',
  ],
  [
    'a status code that nothing answers',
    'It answers with `418`.',
    '7:18 has the number "418" by hand, in "swers with `418`." | add it to contract/facts.yaml',
  ],
  [
    'a variable that no program reads',
    'Set `RUNGEN_KEY`.',
    '7:6 names "RUNGEN_KEY", which neither the contract nor a register has | write "RUNGEN_API"',
  ],
  [
    'a block that is not valid JSON',
    '```json\n{"configuration": }\n```',
    '7:1 has a JSON block that is not valid JSON: ',
  ],
  [
    'a block with a field that no body has',
    '```json\n{"configuration": {"active_wrokers": 1}}\n```',
    '7:1 has a JSON block that has the unknown key "active_wrokers" | write "active_workers"',
  ],
  [
    'a block with a value of another enumeration',
    '```json\n{"data": {"status": "BASIC"}}\n```',
    '7:1 has a JSON block that has status "BASIC", which is none of STOPPED, ',
  ],
  [
    'a block with text for a number',
    '```json\n{"configuration": {"active_workers": "1"}}\n```',
    '7:1 has a JSON block that has active_workers "1", which must be integer | write a body of the contract',
  ],
  [
    'a block with an error of its own words',
    '```json\n{"error": "Invalid key."}\n```',
    '8:12 names "Invalid key.", which neither the contract nor a register has | add ',
  ],
  [
    'a command with a path that does not exist',
    `\`\`\`bash\ncurl -H "x-api-key: $RUNGEN_API_KEY" ${BRAND.apiUrl}/apps\n\`\`\``,
    `8:38 names "${BRAND.apiUrl}/apps", which neither the contract nor a register has | write "${BRAND.apiUrl}/app"`,
  ],
  [
    'a command with a path after the variable',
    '```bash\ncurl "$RUNGEN_API/app/$RUNGEN_APP_ID/run" -H "x-api-key: a"\n```',
    '8:7 names "$RUNGEN_API/app/$RUNGEN_APP_ID/run", which neither the contract nor a register has | use one of ',
  ],
  [
    'a command with a variable that no program reads',
    '```bash\nexport RUNGEN_API_KY=a\n```',
    '8:8 names "RUNGEN_API_KY", which neither the contract nor a register has | write "RUNGEN_API_KEY"',
  ],
  [
    'a command that changes something',
    '```bash\ncurl -X PATCH "https://api.rungen.ai/app/$RUNGEN_APP_ID" \\\n  -H "Authorization: Bearer $RUNGEN_API_KEY"\n```',
    '7:1 types a request that changes something | place <Request operation=',
  ],
  [
    'a command without the header of the key',
    '```bash\ncurl "$RUNGEN_API/app" -H "Authorization: Bearer $RUNGEN_API_KEY"\n```',
    '7:1 types a request without the header "x-api-key" | place <Request operation=',
  ],
  [
    'a field of a filter that no answer has',
    "```bash\njq '.data[] | .configuration.workers'\n```",
    '8:16 names "configuration.workers", which neither the contract nor a register has | "configuration" has ',
  ],
  [
    'a host that is like the one of the service',
    'Ask api.rungen.com for it.',
    '7:5 names "api.rungen.com", which neither the contract nor a register has | write "api.rungen.ai"',
  ],
  [
    'a state after a request that its answer does not have',
    '<Request operation="updateApp" example="start" />\n\nThe status is `RUNNING`.',
    '9:1 says after a step "The status is `RUNNING`", and its answer has INITIALIZING | write what the answer shows',
  ],
  [
    'a state after a program that it does not end with',
    '<Program name="wait-for-job" />\n\nThe status is `FAILED`.',
    '9:1 says after a step "The status is `FAILED`", and its answer has COMPLETED | write what the answer shows',
  ],
  [
    'a list without one of its values',
    'Take `BASIC`, `BASIC`, or `PERFORMANCE`.',
    '7:6 lists `BASIC`, `BASIC`, or `PERFORMANCE` | name each value once',
  ],
  [
    'an end of a job that is none',
    'Ask until it is `COMPLETED` or `IN_QUEUE`.',
    '7:1 names IN_QUEUE, COMPLETED in "Ask until it is `COMPLETED` or `IN_QUEUE`." | write "COMPLETED"',
  ],
  [
    'a header with the words of another',
    'Every operation takes the key in the header `x-team-id`.',
    '7:1 names x-team-id in "Every operation takes the key in the header `x-team-id`." | write "x-api-key", which is said with these words, or change contract/cues.yaml',
  ],
];

/** What looks like a mistake and is none. */
const CORRECT: readonly TextMistake[] = [
  [
    'links to pages, anchors, files and other hosts',
    '[A](/docs/intro) [B](/docs/intro#billing) [C](./intro) [D](../docs) [E](https://example.com) [F](mailto:a@example.com) [G](pathname:///openapi.yaml)',
  ],
  ['elements and words in code', 'Write `<img>` only in code.'],
  [
    'names of the contract',
    '`POST /app`, `GET /app/$RUNGEN_APP_ID`, `configuration.gpu_tier`, `{"status": "STOPPED"}`, `createApp`, HTTP 404, `RUNGEN_API_KEY`.',
  ],
  [
    'commands, files and other addresses',
    '`npm run mock`, `create.sh`, `application/json`, `/docs/intro`, `true`.',
  ],
  ['numbers in names', 'Take `FLUX.1-schnell` in us-east-2, and `choices[0].message`.'],
  [
    'parts of bodies',
    '```json\n{"configuration": {"active_workers": 1}}\n```\n\n```json\n{"data": {"status": "STOPPED"}}\n```',
  ],
  ['a request', `\`\`\`bash\ncurl -H "x-api-key: $RUNGEN_API_KEY" ${BRAND.apiUrl}/app\n\`\`\``],
];

/** Each on a page of its own. */
export const TEXT_MISTAKES = [...MARKUP, ...TEXT, ...FACTS, ...CORRECT];
