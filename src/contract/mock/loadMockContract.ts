import {fileURLToPath} from 'node:url';
import {createAjv} from '../../files';
import type {MockContract} from '@rungen/mock-server/contract';
import {readMockContract} from './readMockContract';

const SITE_DIR = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Loads the contract of this repository, wherever the process was started.
 *
 * In the published file and in browsers, `embedContract` of `src/plugins/console` replaces this module by one that
 * returns the same data with generated checks: there are no files to read, and browsers may not compile checks.
 *
 * @throws ContentError with every problem of the contract
 */
export async function loadMockContract(): Promise<MockContract> {
  const {data, schemas} = await readMockContract(SITE_DIR);
  const ajv = createAjv();
  const checks = Object.entries(schemas).map(([id, schema]) => [id, ajv.compile(schema)] as const);
  return {...data, checks: Object.fromEntries(checks)};
}
