import type { Failure } from '@portal/protocol/client';
import { createClient, createSessionToken } from '@portal/protocol/client';

export const sessionToken = createSessionToken('desk-token');

let heardEnd: () => void = () => undefined;

/** Who hears that the server knows no session of this tab; logging out elsewhere empties it. */
export function onSessionEnded(listener: () => void): void {
  heardEnd = listener;
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
  if (failure.code === 'not_signed_in') {
    sessionToken.clear();
    heardEnd();
  }
}
