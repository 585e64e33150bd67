import type { Failure } from '@portal/protocol/client';
import { createClient, createSessionToken, repeatAfterProof } from '@portal/protocol/client';
import { sessionEndingIn, type SessionEnding } from '@portal/protocol';
import { askForProof } from './step-up.ts';

export const sessionToken = createSessionToken('desk-token');

let heardEnd: (ending: SessionEnding | undefined) => void = () => undefined;

/**
 * The listener is called when the server refuses this tab's session, for example after a log-out in
 * another tab; with the reason where the server knows it.
 */
export function onSessionEnded(listener: typeof heardEnd): void {
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
    heardEnd(sessionEndingIn(failure.data));
  }
  if (failure.code === 'factor_required') {
    heardFactor();
  }
}
