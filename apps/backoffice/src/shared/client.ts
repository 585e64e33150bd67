import type { Failure } from '@portal/protocol/client';
import { createClient, createSessionToken } from '@portal/protocol/client';

export const sessionToken = createSessionToken('desk-token');

let heardEnd: () => void = () => undefined;

/**
 * The listener is called when the server refuses this tab's session, for example after a log-out in
 * another tab.
 */
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
