// Runs `docusaurus build` in a process of its own and hands what went wrong to its parent, which tells it
// to people. Plain JavaScript, so that Docusaurus runs without a loader between it and Node.
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';

/** An error as data: errors do not cross from process to process. */
function toData(error) {
  if (!(error instanceof Error)) {
    return {name: 'Error', message: String(error), below: []};
  }
  const below = [error.cause, ...(error.errors ?? [])].filter((it) => it !== undefined);
  return {name: error.name, message: error.message, below: below.map(toData)};
}

function endWithFailure(error) {
  const failure = {error: toData(error), trace: inspect(error, {depth: Infinity})};
  process.send({failure}, () => process.exit(1));
}

process.on('unhandledRejection', endWithFailure);
// A build whose parent was killed would go on and use up the machine for nothing.
process.on('disconnect', () => process.exit(1));
process.channel.unref();

try {
  await runCLI(process.argv);
  process.send({isDone: true});
} catch (error) {
  endWithFailure(error);
}
