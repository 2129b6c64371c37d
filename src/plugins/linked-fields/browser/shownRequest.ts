import {createContext, useContext, useMemo, useSyncExternalStore} from 'react';
import type {Code} from './editCode';

/** What a reader made of the request of a page. */
export type ShownRequest = {
  /** The page that it belongs to: the next page is drawn while this one is still shown. */
  readonly pathname: string;
  /** Puts the chosen fields into a block of the request. */
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
 * @param next undefined for the request as the page came
 */
export function showRequest(next: ShownRequest | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function requestOfPage(): ShownRequest | undefined {
  return shown?.pathname === window.location.pathname ? shown : undefined;
}

/** @returns what the reader made of the request; undefined as long as it is as the page came */
export function useShownRequest(): ShownRequest | undefined {
  return useSyncExternalStore(subscribe, requestOfPage, () => undefined);
}

/** Whether the code around a component is what a request sends. */
export const IsRequest = createContext(false);

/**
 * @param block the code of a block as the page came
 * @returns the code with the fields that the reader chose, where it is part of a request
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
