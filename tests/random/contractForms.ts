import {readFileSync} from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {CHOSEN_APP_TRANSITIONS, CHOSEN_JOB_TRANSITIONS} from '../../sandbox/transitions';
import {isRecord} from '../unit/reference/contract/contractFiles';
import {at} from '../unit/sandbox/valueAt';

const FILES = {
  api: 'contract/openapi.yaml',
  chat: 'contract/openai-compatible.yaml',
} as const;

/** Returns what is wrong with a value of one schema of the contract, or null when it is valid. */
export type FormCheck = (file: keyof typeof FILES, schema: string, value: unknown) => string | null;

/**
 * Reads the contract directly from its files, independently of the mock server's own code for that.
 *
 * @throws Error when a file cannot be read
 */
export function readForms(): FormCheck {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  for (const [name, file] of Object.entries(FILES)) {
    const document: unknown = parse(readFileSync(file, 'utf8'));
    if (isRecord(document)) ajv.addSchema({...document, $id: name});
  }
  return (file, schema, value) => {
    const check = ajv.getSchema(`${file}#/components/schemas/${schema}`);
    if (!check) return `the contract has no schema ${schema}`;
    if (check(value) === true) return null;
    return `is no ${schema}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(value)}`;
  };
}

/** Returns whether a status can follow another one, with any number of unobserved steps in between. */
export type ReachCheck = (kind: 'app' | 'job', from: string, to: string) => boolean;

/** Reads the declared transitions, and adds those that the mock server chooses. */
export function readReach(): ReachCheck {
  const document: unknown = parse(readFileSync(FILES.api, 'utf8'));
  const steps = {
    app: [...declared(document, 'AppStatus'), ...CHOSEN_APP_TRANSITIONS],
    job: [...declared(document, 'JobStatus'), ...CHOSEN_JOB_TRANSITIONS],
  };
  return (kind, from, to) => {
    const reached = new Set<unknown>([from]);
    for (const state of reached) {
      for (const step of steps[kind]) {
        if (step.from === state && step.to !== null) reached.add(step.to);
      }
    }
    return reached.has(to);
  };
}

function declared(document: unknown, schema: string): {from: unknown; to: unknown}[] {
  const list = at(document, 'components', 'schemas', schema, 'x-transitions');
  return Array.isArray(list)
    ? list.map((it: unknown) => ({from: at(it, 'from'), to: at(it, 'to')}))
    : [];
}
