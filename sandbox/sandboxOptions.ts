import type {IndexedOperation} from './contractIndex';

/** The two published forms of the answer to Run job. */
export const RUN_ANSWERS = ['data', 'flat'] as const;

/** The port to listen on when no option names one. */
export const DEFAULT_PORT = 4010;

/** How to start the mock server. Every option has a default. */
export type SandboxOptions = {
  /** The port on the loopback address; 0 takes a free one. Default 4010. */
  readonly port?: number;
  /** How many simulated seconds pass in one real second. Default 1. */
  readonly speed?: number;
  /** `real` follows the computer's clock; `step` moves one second with each accepted request. */
  readonly clock?: 'real' | 'step';
  /** What goes wrong: fault rules, see faultRules.ts. The `x-mock-fault` header sets them for one request. */
  readonly faults?: string;
  /** The seed of the ids. Default 1 with `step`, a random one otherwise. */
  readonly seed?: number;
  /** Which published form Run job answers with. Default `data`. */
  readonly runAnswer?: (typeof RUN_ANSWERS)[number];
  /** The folder that holds `openapi.yaml` and `openai-compatible.yaml`. Default `contract`. */
  readonly contractDir?: string;
  /**
   * Whether a job's input may hold only the fields that the contract names, so that a test sees a mistyped one.
   * The service takes any, as its models do. Default false.
   */
  readonly closed?: boolean;
  /** Takes what the person in front of the mock server should know of a request, in a line. */
  readonly warn?: (line: string) => void;
  /** The contract as `indexContract` prepared it before, for whoever starts many mock servers. */
  readonly operations?: readonly IndexedOperation[];
};
