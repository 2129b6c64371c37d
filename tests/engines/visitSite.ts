import {ROUTES} from '../site/routes';
import type {Engine} from './Engine';
import {INTERACTIONS, START} from './interactions';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 50;

/** The result of a visit to the whole site. */
type Tour = {
  readonly pages: number;
  readonly interactions: number;
  readonly faults: readonly string[];
};

async function waitUntil(engine: Engine, condition: string): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if ((await engine.evaluate(condition).catch(() => 'not yet')) === 'true') {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Simulates a user interaction, which starts the page's scripts. */
const USE = `window.dispatchEvent(new Event('pointermove'))`;
const IS_HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;

/**
 * Opens every page in an engine and performs the interactions of readers.
 *
 * @param engine the browser
 * @param site the URL of the site
 * @returns what did not work
 */
export async function visitSite(engine: Engine, site: string): Promise<Tour> {
  const faults: string[] = [];
  for (const route of ROUTES) {
    await engine.open(`${site}${route}`);
    await engine.evaluate(USE);
    if (!(await waitUntil(engine, IS_HYDRATED))) {
      faults.push(`${route} does not hydrate`);
    }
  }
  await engine.open(`${site}${START}`);
  await engine.evaluate(USE);
  await waitUntil(engine, IS_HYDRATED);
  for (const {name, act, until} of INTERACTIONS) {
    await engine.evaluate(act).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
    if (!(await waitUntil(engine, until))) {
      faults.push(`the step "${name}" did not have the expected result`);
    }
  }
  return {pages: ROUTES.length, interactions: INTERACTIONS.length, faults};
}
