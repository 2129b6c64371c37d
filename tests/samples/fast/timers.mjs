// Node.js loads this before a program, which then sleeps a hundredth of the time.
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';

const {setTimeout} = timers;
timers.setTimeout = (milliseconds, ...rest) => setTimeout(milliseconds / 100, ...rest);
syncBuiltinESMExports();
