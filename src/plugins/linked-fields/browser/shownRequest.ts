import {createContext, useContext, useMemo, useSyncExternalStore} from 'react';
import type {Code} from './editCode';

/** The request of a page as the reader has changed it. */
export type ShownRequest = {
  /** The page that it belongs to. It is compared because the next page renders while this one is still shown. */
  readonly pathname: string;
  /** Applies the chosen fields to a code block of the request. */
  readonly edit: (block: Code) => Code;
  /** Whether the request has an optional field now, by the id of the field. */
  readonly isIn: ReadonlyMap<string, boolean>;
};

let shown: ShownRequest | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows another request.
 *
 * @param next the changed request; undefined for the request as the page was loaded
 */
export function showRequest(next: ShownRequest | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function requestOfPage(): ShownRequest | undefined {
  return shown?.pathname === window.location.pathname ? shown : undefined;
}

/** @returns the request as the reader has changed it; undefined as long as it is unchanged */
export function useShownRequest(): ShownRequest | undefined {
  return useSyncExternalStore(subscribe, requestOfPage, () => undefined);
}

/** Whether the component is inside code that belongs to a request. */
export const IsRequest = createContext(false);

/**
 * @param block the code of a block as the page was loaded
 * @returns the code with the fields that the reader chose when it is part of a request; otherwise the same code
 */
export function useShownCode(block: Code): Code {
  const request = useShownRequest();
  const isRequest = useContext(IsRequest);
  const {code, kinds, part} = block;
  return useMemo(() => {
    const plain = {code, kinds, part};
    return request && isRequest ? request.edit(plain) : plain;
  }, [request, isRequest, code, kinds, part]);
}
