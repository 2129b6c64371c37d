import {KINDS} from './openPage';
import {testVisits} from './visitPage';

testVisits(KINDS.filter((kind) => kind !== '/no-such-page'));
