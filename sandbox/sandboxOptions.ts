import type {IndexedOperation} from './contractIndex';

/** The two published formats of the response to Run job. */
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
  /** The fault rules, see faultRules.ts. The `x-mock-fault` header sets them for one request. */
  readonly faults?: string;
  /** The seed of the ids. Default 1 with `step`, a random one otherwise. */
  readonly seed?: number;
  /** The published format in which Run job responds. Default `data`. */
  readonly runAnswer?: (typeof RUN_ANSWERS)[number];
  /** The folder that holds `openapi.yaml` and `openai-compatible.yaml`. Default `contract`. */
  readonly contractDir?: string;
  /**
   * Whether a job's input may contain only the fields that the contract names, so that a test detects a mistyped one.
   * The service accepts any field, as its models do. Default false.
   */
  readonly closed?: boolean;
  /** Receives a line with what the user of the mock server should know about a request. */
  readonly warn?: (line: string) => void;
  /** An earlier result of `indexContract`, for callers that start many mock servers. */
  readonly operations?: readonly IndexedOperation[];
};
