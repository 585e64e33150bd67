import { peers } from '../peers/peers.ts';
import type { Deposit } from './store-deposits.ts';

/**
 * What a person may end: a transfer to match, and what a provider saw but never confirmed. About
 * what was paid to another member the withdrawal of that one is ruled on.
 */
export function isRefusable({ state, provider }: Pick<Deposit, 'state' | 'provider'>): boolean {
  return provider !== peers && (state === 'PROOF' || state === 'CONFIRMING');
}
