import {existsSync} from 'node:fs';
import path from 'node:path';
import {type Fault, nameFaultyPage, replaceIn} from './faultMakers';

/** A mistake that has been made, with the output that is expected for it. */
export type Injected = {
  readonly fault: Fault;
  readonly says: readonly string[];
};

/**
 * Makes mistakes in a copy of the site. Pages that are created for them are added to the sidebar.
 *
 * @param folder the copy
 * @param faults the mistakes
 */
export async function injectFaults(folder: string, faults: readonly Fault[]): Promise<Injected[]> {
  const injected: Injected[] = [];
  for (const [index, fault] of faults.entries()) {
    const page = nameFaultyPage(index);
    await fault.inject({folder, page});
    injected.push({fault, says: fault.says.map((words) => words.replace('PAGE', page))});
  }
  const pages = faults.map((_, index) => nameFaultyPage(index)).concat('docs/latin.mdx');
  const ids = pages
    .filter((page) => existsSync(path.join(folder, page)))
    .map((page) => `'${path.basename(page, '.mdx')}', `);
  if (ids.length > 0) {
    await replaceIn(folder, 'sidebars.ts', "'intro',", `${ids.join('')}'intro',`);
  }
  return injected;
}

/** Merges the environment variables of mistakes. */
export function joinEnv(faults: readonly Fault[]): Record<string, string> {
  return Object.assign({}, ...faults.map(({env}) => env)) as Record<string, string>;
}
