import {testSamples} from '../samples/testSamples';

await testSamples('all');
