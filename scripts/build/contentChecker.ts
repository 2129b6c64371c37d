import {checkContent} from '../../src/site/checkContent';
import type {CheckerMessage} from './checkContentBeside';

/** The process that `checkContentBeside` starts: checks once, tells, and ends. */
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

// Ctrl+C in a terminal reaches this process too. The build decides what comes of it, and takes this process along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => undefined);
}
process.on('disconnect', () => {
  process.exit();
});

void main();
