import type { Failure } from '@portal/protocol/client';
import { createClient, createSessionToken } from '@portal/protocol/client';

export const sessionToken = createSessionToken('desk-token');

const endedListeners = new Set<() => void>();

/** Hears of an operator session that ended on the server. */
export function onSessionEnded(listener: () => void): () => void {
  endedListeners.add(listener);
  return () => endedListeners.delete(listener);
}

export const client = createClient({
  origin: '',
  session: sessionToken,
  language: () => document.documentElement.lang,
  fetch: (input, init) => fetch(input, init),
  monotonicMs: () => performance.now(),
  onFailure: hearFailure,
});

function hearFailure(failure: Failure): void {
  if (failure.code === 'not_signed_in' && sessionToken.read() !== undefined) {
    sessionToken.clear();
    endedListeners.forEach((listener) => listener());
  }
}
