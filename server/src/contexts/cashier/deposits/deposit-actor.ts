import { nextDepositActor, type DepositActor } from '@portal/commission';
import { peers } from '../peers/peers.ts';
import type { Deposit } from './store-deposits.ts';

/** Who acts next: whether another member was paid, that member says, and in a dispute the house. */
export function depositActor({
  state,
  provider,
  reason,
}: Pick<Deposit, 'state' | 'provider' | 'reason'>): DepositActor | undefined {
  if (provider !== peers || state !== 'PROOF') {
    return nextDepositActor(state);
  }
  return reason === 'peer_disputed' ? 'house' : 'peer';
}
