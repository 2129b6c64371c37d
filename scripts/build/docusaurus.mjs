// Runs `docusaurus build` in a process of its own and hands what went wrong to its parent, which tells it
// to people. Plain JavaScript, so that Docusaurus runs without a loader between it and Node.
import './smallHeap.mjs';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import forceTerminate from '@docusaurus/core/lib/webpack/plugins/ForceTerminatePlugin.js';

/**
 * An error as data: errors do not cross from process to process. Pages are drawn in a world of their own,
 * whose errors are no instances of ours.
 */
function toData(error) {
  if (typeof error?.message !== 'string') {
    return {name: 'Error', message: String(error), stack: '', below: []};
  }
  const {name = 'Error', message, stack = ''} = error;
  const below = [error.cause, ...(error.errors ?? [])].filter((it) => it !== undefined);
  return {name, message, stack, below: below.map(toData)};
}

/** The first failure counts: what comes after it follows from it. */
let hasFailed = false;

function endWithFailure(error, trace) {
  if (!hasFailed) {
    hasFailed = true;
    process.send({failure: {error, trace}}, () => process.exit(1));
  }
}

function endWithError(error) {
  endWithFailure(toData(error), inspect(error, {depth: Infinity}));
}

/** Docusaurus prints the bundler's faults without their files, with stacks, and ends the process. */
forceTerminate.default.prototype.apply = (compiler) => {
  compiler.hooks.done.tap('faults', (stats) => {
    if (stats.hasErrors()) {
      const {errors = []} = stats.toJson({all: false, errors: true, moduleTrace: true, ids: true});
      const below = errors.map(({message, moduleName = '', loc = ''}) => ({
        name: 'BundlerError',
        message: `${moduleName} ${loc}\n${message}`,
        stack: '',
        below: [],
      }));
      const message = 'The bundler stopped.';
      endWithFailure({name: 'Error', message, stack: '', below}, message);
    }
  });
};

process.on('unhandledRejection', endWithError);
// A build whose parent was killed would go on and use up the machine for nothing.
process.on('disconnect', () => process.exit(1));
process.channel.unref();

try {
  await runCLI(process.argv);
  if (!hasFailed) {
    process.send({isDone: true});
  }
} catch (error) {
  endWithError(error);
}
