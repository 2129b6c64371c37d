import {translate} from '@docusaurus/Translate';

/** The status where something cannot be loaded. */
export const UNLOADED = translate({
  id: 'run.unloaded',
  message: 'Run could not be loaded: press it again',
});
