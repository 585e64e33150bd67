import type { Deposit } from './store-deposits.ts';

/** What a person may end: a transfer to match, and what a provider saw but never confirmed. */
export function isRefusable({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'PROOF' || state === 'CONFIRMING';
}
