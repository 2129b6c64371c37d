import {CODE_BLOCKS} from './codeBlockStep';
import {ENGINES} from './enginesStep';
import {HTML} from './htmlStep';
import {
  ANALYTICS,
  BROWSER_TESTS,
  BUILD,
  BUILD_TESTS,
  CADDY,
  GOLDEN_QUERIES,
  HOSTS,
  LINKS,
  PLAIN,
  PUBLISHED_MOCK_SERVER,
  SAMPLES,
  UNIT_TESTS,
} from './siteSteps';
import {STATIC_STEPS} from './staticSteps';
import type {Step} from './Step';

/** Steps that run in parallel. */
type Phase = {
  readonly steps: readonly Step[];
  readonly concurrency: number;
};

/**
 * What `npm test` checks. The sample programs mostly sleep, so they start first and run next to two other steps,
 * cheapest first. Browser tests have both processors to themselves, because they depend on the time that pages take.
 */
export const PLAN: readonly Phase[] = [
  {steps: [SAMPLES, ...STATIC_STEPS, UNIT_TESTS, BUILD, CODE_BLOCKS], concurrency: 3},
  {
    steps: [ANALYTICS, PUBLISHED_MOCK_SERVER, HOSTS, LINKS, HTML, GOLDEN_QUERIES, CADDY, ENGINES],
    concurrency: 2,
  },
  {steps: [BUILD_TESTS], concurrency: 1},
  {steps: [PLAIN], concurrency: 1},
  {steps: [BROWSER_TESTS], concurrency: 1},
];
