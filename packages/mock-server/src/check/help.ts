import {LATE_SECONDS, SLOW_ANSWER_SECONDS} from '../faults';
import {QUEUE_SECONDS, RUN_SECONDS, SLOW_START_SECONDS, START_SECONDS} from '../lifecycle';
import {LARGE_MEGABYTES, LINKED_FOLDERS} from './copyFolder';
import {SERVER_SPEED} from './runOnce';
import {GRACE_SECONDS, MARK} from './runProgram';

export const DEFAULTS = {expectExit: '0', limit: '120', parallel: '8'} as const;

const real = (seconds: number): string => `${seconds / SERVER_SPEED} s`;

/** Returns what `check --help` prints, in lines of at most 72 characters. */
export function renderCheckHelp(program: string): string {
  return `Usage: ${program} check [options] -- <command>

Runs a program twice as it is, then once under each rule that can affect
it: a fault, as in --help of the mock server, or interrupt, which is
SIGINT while an app starts, or one of SIGINT, SIGTERM, and SIGHUP while
it runs. The runs without faults are the baseline. A problem is proved
by the requests, and makes the exit code 1; a note is for you to judge.

  --fault <rule>        Runs under this rule only; can be repeated
  --team                The prepared app and job belong to a team
  --leaves-running      Apps that the run without faults leaves running
                        are meant to run
  --expect-exit <code>  Exit code of a right run (default ${DEFAULTS.expectExit})
  --limit <seconds>     Seconds that a run may take (default ${DEFAULTS.limit})
  --parallel <number>   Runs at the same time (default ${DEFAULTS.parallel})

The program runs in real time. Only the server is fast:
  An app starts in       ${real(START_SECONDS)}
  A job waits, and runs  ${real(QUEUE_SECONDS)}, and ${real(RUN_SECONDS)}
  slow-answer            The answer comes after ${SLOW_ANSWER_SECONDS} s
  late-request           Work is done ${LATE_SECONDS} s after the program gave up
  slow-start             An app starts in ${real(SLOW_START_SECONDS)}

Each run has a server of its own, and works in a copy of the current
folder: start check in the folder that has all that the program needs.
Links in the copy are files above ${LARGE_MEGABYTES} MB, what you cannot read, what
links lead to elsewhere, read-only folders, and the folders
${LINKED_FOLDERS.join(', ')}. Files elsewhere are
shared, and ports: use --parallel 1 for them. Standard input is empty.

The environment is yours, but for these variables. Set: RUNGEN_API,
RUNGEN_API_KEY, RUNGEN_USER_ID, OPENAI_BASE_URL, OPENAI_API_KEY,
RUNGEN_MODEL; RUNGEN_APP_ID and RUNGEN_JOB_ID, a running app with a
completed job; with --team RUNGEN_TEAM_ID, and RUNGEN_COLLEAGUE_JOB_ID,
a running job; PWD; ${MARK}. NO_PROXY also names this
computer. Removed: RUNGEN_TEAM_IDS, and without --team RUNGEN_TEAM_ID.

A run ends when all that the program started has ended. At the limit,
or when you end the check, it gets SIGTERM, and ${GRACE_SECONDS} s later SIGKILL.`;
}
