import {runCli} from '@rungen/mock-server/cli';
import {loadMockContract} from '../src/contract/mock/loadMockContract';

// `npm run mock`, and the entry of the published file, in which the contract is data.
void runCli(loadMockContract);
