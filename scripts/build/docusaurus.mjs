// Runs `docusaurus build` in a child process and sends a failure to its parent, which reports it. Plain JavaScript, so
// that Docusaurus runs without a loader between it and Node.
import './smallHeap.mjs';
import {inspect} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import forceTerminate from '@docusaurus/core/lib/webpack/plugins/ForceTerminatePlugin.js';

/**
 * Converts an error to plain data, because errors cannot be sent between processes. Pages are rendered in a realm of
 * their own, whose errors are not instances of our `Error`.
 */
function toData(error) {
  if (typeof error?.message !== 'string') {
    return {name: 'Error', message: String(error), stack: '', below: []};
  }
  const {name = 'Error', message, stack = ''} = error;
  const below = [error.cause, ...(error.errors ?? [])].filter((it) => it !== undefined);
  return {name, message, stack, below: below.map(toData)};
}

/** Only the first failure is sent: later ones are its consequences. */
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

/** Replaced, because Docusaurus prints the bundler's errors without their files, with stacks, and exits. */
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
// Otherwise a build whose parent was killed would continue and use the machine for nothing.
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
