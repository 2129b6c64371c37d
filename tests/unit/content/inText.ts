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

/** What the contract and the registers do not have. */
const FACTS: readonly TextMistake[] = [
  [
    'a number in code font',
    'Write `count=40`.',
    '7:8 names "count", which neither the contract nor a register has | add "count" with a reason to contract/allowed-names.yaml',
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
    'a fact that the register does not have',
    'One line. <Fact id="job-wiat" />',
    '7:11 names "job-wiat", which contract/facts.yaml does not have | use one of job-wait, or add it there with its source',
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
