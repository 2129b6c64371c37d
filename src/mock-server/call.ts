import type {components} from '../../contract/types';
import type {ActiveFaults} from './faults';
import type {Caller} from './people';
import type {Settings} from './server';

/** The types of the contract. */
export type Schemas = components['schemas'];

/** A request that is valid according to the contract, and what an operation can use besides it. */
export type Call<Body = unknown> = Caller &
  Pick<Settings, 'state' | 'nextId' | 'warn'> & {
    readonly params: Readonly<Record<string, string>>;
    /** By their names in small letters. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Body;
    readonly faults: ActiveFaults;
    /** The address of the mock server, for links to its own files. */
    readonly origin: string;
  };

/** The answer of an operation: JSON, or a stream of server-sent events, one for each item. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly events?: readonly unknown[];
};

/** One operation. Its type is that of a method, which may declare the exact type of its body, checked by then. */
export type Handler = {handle(call: Call): Answer}['handle'];
