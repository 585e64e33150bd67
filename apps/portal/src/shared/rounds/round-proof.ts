import type { Endpoints, ReplyOf } from '@portal/protocol';

type AnyReceipt = ReplyOf<Endpoints['readRound']>;
type Receipt<Engine> = Extract<AnyReceipt, { readonly engine: Engine }>;

interface Facts {
  readonly format: 'house-round/1';
  readonly roundId: string;
  readonly currency: string;
  readonly stake: string;
  readonly win: string;
  readonly serverSeedHash: string;
  /** Public once it was changed for another one. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly designHash: string;
}

export interface SlotProof extends Facts {
  readonly engine: 'slot';
  readonly design: Receipt<'slot'>['design'];
  /** The paid spin, then every free one. */
  readonly spins: readonly { readonly stops: readonly number[]; readonly winCredits: number }[];
}

export interface MinesProof extends Facts {
  readonly engine: 'mines';
  readonly design: Receipt<'mines'>['design'];
  readonly mines: number;
  /** Null while the round is open. */
  readonly minesAt: readonly number[] | null;
  readonly steps: readonly { readonly kind: string; readonly tile: number | null }[];
}

/** All that playing a round of the house again needs; balances of its player stay out of it. */
export type RoundProof = SlotProof | MinesProof;

export function proofOf(receipt: AnyReceipt): RoundProof {
  const { roundId, currency, stake, win, serverSeedHash, clientSeed, nonce, designHash } =
    receipt.round;
  const facts = {
    format: 'house-round/1' as const,
    roundId,
    currency,
    stake,
    win,
    serverSeedHash,
    serverSeed: receipt.serverSeed,
    clientSeed,
    nonce,
    designHash,
  };
  if (receipt.engine === 'slot') {
    const { base, freeSpins } = receipt.round;
    const spins = [base, ...freeSpins].map(({ stops, winCredits }) => ({ stops, winCredits }));
    return { ...facts, engine: 'slot', design: receipt.design, spins };
  }
  const { mines, minesAt, steps } = receipt.round;
  return {
    ...facts,
    engine: 'mines',
    design: receipt.design,
    mines,
    minesAt,
    steps: steps.map(({ kind, tile }) => ({ kind, tile })),
  };
}
