import {testSamples} from './testSamples';

await testSamples('daily');
