import { currency, formatAmount } from '@portal/money';
import type { BookedStepped } from './design-book.ts';
import type { SteppedState } from './replay-round.ts';
import type { OpenRound, Round } from './round.ts';

/** A round that is played step by step, with its state; a presenter decides what may be seen. */
export interface SteppedView {
  readonly round: OpenRound | Round;
  readonly booked: BookedStepped;
  readonly state: SteppedState;
  readonly serverSeedHash: string;
}

/** What the wire says of every stepped round, whatever its engine. */
export function presentSteppedFacts({ round, booked, serverSeedHash }: SteppedView) {
  const unit = currency(round.currency);
  const amount = (minor: bigint): string => formatAmount(minor, unit);
  const isOpen = round.state === 'open';
  const winMinor = isOpen ? 0n : round.winMinor;
  const returnedMinor = round.state === 'void' ? round.stakeMinor : winMinor;
  return {
    roundId: round.id,
    nodeId: round.nodeId,
    mode: round.mode,
    state: round.state,
    playedAt: String(round.playedAt),
    currency: round.currency,
    stake: amount(round.stakeMinor),
    win: amount(winMinor),
    net: amount(returnedMinor - round.stakeMinor),
    balanceBefore: amount(round.balanceBeforeMinor),
    balanceAfter: isOpen ? null : amount(round.balanceAfterMinor),
    designId: booked.design.id,
    designHash: booked.hash,
    serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    step: isOpen ? round.steps.length : null,
    timesOutAt: isOpen ? String(round.timesOutAt) : null,
  };
}
