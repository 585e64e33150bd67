import { currency, formatAmount } from '@portal/money';
import type { BetId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { recordEvents, type TrailEvent } from '../trail/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import type { BetBook } from './book.ts';

/** What was staked on a bet just now, and what it pays, before and after. */
export interface NotedPlay {
  readonly betId: BetId;
  readonly memberId: MemberId;
  readonly provider: string;
  readonly gameCode: string;
  /** Nothing for a bet that was placed before. */
  readonly stakedMinor: bigint;
  readonly payoutMinor: bigint;
  readonly paidBeforeMinor: bigint;
}

/** Money that a sender corrected, in either direction, beside every bet. */
export interface NotedAdjustment {
  readonly memberId: MemberId;
  readonly provider: string;
  readonly txId: string;
  /** Below zero for what it took. */
  readonly amountMinor: bigint;
}

/** What a batch did to its bets; trial money is no play. */
export function notedPlays(
  changes: Pick<ReturnType<BetBook['changes']>, 'bets'>,
): readonly NotedPlay[] {
  return changes.bets.pairs
    .filter(({ after }) => after.currency !== trialCurrency)
    .map(({ before, after }) => ({
      betId: after.id,
      memberId: after.memberId,
      provider: after.provider,
      gameCode: after.gameCode,
      stakedMinor: before === undefined ? after.stakeMinor + after.givenBackMinor : 0n,
      payoutMinor: after.payoutMinor,
      paidBeforeMinor: before?.payoutMinor ?? 0n,
    }));
}

/** The corrections of a batch. */
export function notedAdjustments({
  transactions,
}: Pick<ReturnType<BetBook['changes']>, 'transactions'>): readonly NotedAdjustment[] {
  return transactions.made
    .filter((row) => row.class === 'adjust' && row.state === 'applied')
    .filter((row) => row.currency !== trialCurrency);
}

/**
 * Stakes from the ceiling of the site on stand in the trail of their members when they are placed,
 * and bets that pay as much, by whatever wins, when they come to it or are paid so much again; so
 * do corrections of a sender (R49). Most batches have none, and cost nothing.
 */
export async function noteLarge(
  ctx: Ctx,
  plays: readonly NotedPlay[],
  adjustments: readonly NotedAdjustment[] = [],
): Promise<void> {
  const { largeMinor } = ctx.site;
  if (largeMinor <= 0n) {
    return;
  }
  const events = [
    ...plays.flatMap((play) => eventsOf(ctx, play)),
    ...adjustments
      .filter(({ amountMinor: minor }) => (minor < 0n ? 0n - minor : minor) >= largeMinor)
      .map((adjustment) => adjustedBy(ctx, adjustment)),
  ];
  if (events.length > 0) {
    await recordEvents(ctx, ...events);
  }
}

function eventsOf({ site }: Ctx, play: NotedPlay): readonly TrailEvent[] {
  const { largeMinor } = site;
  const { stakedMinor, payoutMinor, paidBeforeMinor } = play;
  const isNews = paidBeforeMinor < largeMinor || payoutMinor - paidBeforeMinor >= largeMinor;
  return [
    ...(stakedMinor >= largeMinor ? [eventOf(site, play, 'member.large_stake')] : []),
    ...(payoutMinor >= largeMinor && isNews ? [eventOf(site, play, 'member.large_win')] : []),
  ];
}

function eventOf(
  site: Ctx['site'],
  { betId, memberId, provider, gameCode, stakedMinor, payoutMinor }: NotedPlay,
  action: 'member.large_stake' | 'member.large_win',
): TrailEvent {
  const minor = action === 'member.large_stake' ? stakedMinor : payoutMinor;
  return {
    action,
    subject: { type: 'member', id: memberId },
    after: {
      bet: betId,
      game: `${provider}:${gameCode}`,
      amount: formatAmount(minor, currency(site.currency)),
      currency: site.currency,
    },
  };
}

function adjustedBy(
  { site }: Ctx,
  { memberId, provider, txId, amountMinor }: NotedAdjustment,
): TrailEvent {
  return {
    action: 'member.large_adjustment',
    subject: { type: 'member', id: memberId },
    after: {
      provider,
      transaction: txId,
      amount: formatAmount(amountMinor, currency(site.currency)),
      currency: site.currency,
    },
  };
}
