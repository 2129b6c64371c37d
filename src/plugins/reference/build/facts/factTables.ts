import type {FactTable} from './FactSources';
import {envelope, headers, retries, retryAnswers} from './requestTables';
import {
  billing,
  contexts,
  contextsCompared,
  endOfWait,
  fixedParts,
  inputs,
  ownership,
  roles,
  times,
} from './stateTables';

/** Every table of facts that a page can use, by its name in `<FactTable of>`. */
export const FACT_TABLES: Readonly<Record<string, FactTable>> = {
  billing,
  contexts,
  'contexts-compared': contextsCompared,
  'end-of-wait': endOfWait,
  envelope,
  fixed: fixedParts,
  headers,
  inputs,
  ownership,
  retries,
  'retry-answers': retryAnswers,
  roles,
  times,
};
