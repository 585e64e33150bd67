import type { Failure } from '@portal/protocol/client';
import { createClient, createSessionToken, repeatAfterProof } from '@portal/protocol/client';
import { askForProof } from './step-up.ts';

export const sessionToken = createSessionToken('desk-token');

let heardEnd: () => void = () => undefined;

/**
 * The listener is called when the server refuses this tab's session, for example after a log-out in
 * another tab.
 */
export function onSessionEnded(listener: () => void): void {
  heardEnd = listener;
}

let heardFactor: () => void = () => undefined;

/** The listener is called when the site wants a second factor of this operator first. */
export function onFactorRequired(listener: () => void): void {
  heardFactor = listener;
}

const plainClient = createClient({
  origin: '',
  session: sessionToken,
  language: () => document.documentElement.lang,
  fetch: (input, init) => fetch(input, init),
  monotonicMs: () => performance.now(),
  onFailure: hearFailure,
});

/** Sensitive calls ask for a proof by themselves, and go on. */
export const client = repeatAfterProof(plainClient, askForProof);

function hearFailure(failure: Failure): void {
  if (failure.code === 'not_signed_in') {
    sessionToken.clear();
    heardEnd();
  }
  if (failure.code === 'factor_required') {
    heardFactor();
  }
}
