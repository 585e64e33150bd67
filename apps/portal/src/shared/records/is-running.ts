import type { Endpoints, ReplyOf } from '@portal/protocol';

type BetState = ReplyOf<Endpoints['listBets']>['content'][number]['state'];

/** Nothing is won or lost by a bet yet. */
export function isRunning({ state }: { readonly state: BetState }): boolean {
  return state === 'waiting' || state === 'open';
}
