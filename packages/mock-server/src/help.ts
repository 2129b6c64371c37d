import type {MockContract} from './contract';
import {MODEL_ID} from './environment';
import {FAULTS, RULE_FORM} from './faults';
import {QUEUE_SECONDS, RUN_SECONDS, START_SECONDS} from './lifecycle';
import {PICTURE_SIZE} from './handlers/jobs';
import {FIRST_USER, SECOND_USER, TEAMS} from './users';

type Operations = MockContract['operations'];

/** Describes options, faults, and users, in lines of at most 72 characters. `--help` prints them; pages show them too. */
export function describeHelp(operations: Operations) {
  return {options: OPTIONS, faults: describeFaults(operations), users: USERS};
}

const OPTIONS = `  --port <number>     Port of localhost, 0 for any (default 4010)
  --fault <rules>     What goes wrong on purpose; can be repeated
  --help              Prints this text
  check -- <command>  Runs a program under each fault: check --help`;

function describeFaults(operations: Operations): string {
  return `Faults are rules with commas between them. A rule is
${RULE_FORM}. Turns are 2, 2-4, or 2+, counted for
each operation. Without turns, slow-start, failed-job, canceled-job, and
unknown-state affect every request, and the others every second one to
an operation, beginning with the first: a repeat passes. "result" in
place of an operation is the link to a result. Several rules can affect
one request; if two would refuse it, the first one does. The header
x-mock-fault sets other rules for one request, or with "none" no rules.

  lost-answer@runJob#1       The first run works, its answer is lost
  server-error@updateApp#2+  Every update but the first gets 500

Faults:
${table(Object.entries(FAULTS).map(([name, {description}]) => [name, description]))}

Operations:
${table(operations.map(({id, method, path}) => [id, `${method} ${path}`]))}`;
}

const USERS = `Any key works, except an empty one, one with a space, and one that
starts with "invalid". A key that starts with "second" belongs to a
second user, any other to the first:
  First user   ${FIRST_USER}
  Second user  ${SECOND_USER}

Teams, with the role of the first user and of the second:
${TEAMS.map(({id, first, second}) => `  ${id}  ${first.padEnd(6)}  ${second}`).join('\n')}`;

/** The last part: what the mock server assumes where nothing is published. None of it is a fact about the service. */
export const ASSUMPTIONS: readonly string[] = [
  'A worker runs one job at a time, and takes the oldest one that waits.',
  `An app starts in ${START_SECONDS} seconds; a job waits ${QUEUE_SECONDS} seconds or more, and runs ${RUN_SECONDS}.`,
  'A job that is sent to a stopped or starting app waits until the app runs.',
  'Stopping an app puts its running jobs back into the queue, as retried.',
  'An app that is created with active workers starts at once.',
  'Deleting an app that has active workers gets 409.',
  "A MEMBER of a team may create, edit and run, but neither delete an app nor cancel another person's job: 403. An OWNER or ADMIN may.",
  'An ID that the context does not have gets 404, a missing key 403, and an empty x-team-id 400.',
  "Unknown fields, a query string, or an unexpected body other than {} get 400. A job's input can have any field. In a chat, a null option is no field.",
  `An image is a drawn lighthouse, as PNG. Words of the prompt such as night, dawn or day choose its colors, and the prompt its details. It has the width and height of the input, each kept between ${PICTURE_SIZE.least} and ${PICTURE_SIZE.most} pixels; one that is missing is ${PICTURE_SIZE.unset}.`,
  `The address below /v1 has one model, ${MODEL_ID}, which repeats the last message.`,
  'The link to a result has the scheme http and the host that the request names: behind a proxy with TLS or a path prefix, it leads nowhere.',
  'It sends no CORS headers: a web page cannot call it, because a key belongs on a server.',
  'An error that the service does not publish starts with "Mock server:".',
];

/** Returns what `--help` prints. */
export function renderHelp(program: string, operations: Operations): string {
  const {options, faults, users} = describeHelp(operations);
  const assumptions = ['What it assumes where nothing is published:', ...ASSUMPTIONS].join('\n- ');
  return [`Usage: ${program} [options]`, options, faults, users, assumptions].join('\n\n');
}

function table(rows: readonly (readonly [name: string, description: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`).join('\n');
}
