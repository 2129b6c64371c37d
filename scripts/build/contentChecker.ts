import {checkContent} from '../../src/site/checkContent';
import type {CheckerMessage} from './checkContentInChild';

/** The child process that `checkContentInChild` starts: checks once, sends the result, and exits. */
async function main(): Promise<void> {
  tell(await check(), () => {
    process.exit();
  });
}

async function check(): Promise<CheckerMessage> {
  try {
    const problems = await checkContent(process.cwd(), (line) => {
      tell({line});
    });
    return {problems};
  } catch (error) {
    return {failure: error instanceof Error ? error.message : String(error)};
  }
}

function tell(message: CheckerMessage, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}

// Ctrl+C in a terminal is sent to this process too. The parent build handles it and stops this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => undefined);
}
process.on('disconnect', () => {
  process.exit();
});

void main();
