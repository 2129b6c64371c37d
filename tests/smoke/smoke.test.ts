// `npm run smoke -- https://docs.example.com`: what a deployed site has to do. A certificate of your own is trusted when
// NODE_EXTRA_CA_CERTS names it.
import {testHost} from '../helpers/hostTests';

testHost(() => new URL(process.env.SMOKE_URL ?? '').origin);
