import type { Endpoints, ReplyOf } from '@portal/protocol';

type Published = ReplyOf<Endpoints['readRaffleProof']>;

/** All that drawing a raffle again needs, as this page saves it. */
export interface RaffleProof extends Omit<Published, 'id'> {
  readonly format: 'raffle-draw/1';
  readonly raffleId: Published['id'];
}

export function raffleProofOf({ id, ...published }: Published): RaffleProof {
  return { format: 'raffle-draw/1', raffleId: id, ...published };
}
