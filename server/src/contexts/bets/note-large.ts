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

/** What a member owes since a moment ago: the balance shows no less than nothing. */
export type NotedDebt = NotedAdjustment;

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

/** The debts that a batch booked; trial money owes nothing to anybody. */
export function notedDebts({
  debts,
}: Pick<ReturnType<BetBook['changes']>, 'debts'>): readonly NotedDebt[] {
  return debts.made.filter((row) => row.currency !== trialCurrency);
}

interface Noted {
  readonly plays: readonly NotedPlay[];
  readonly adjustments?: readonly NotedAdjustment[];
  readonly debts?: readonly NotedDebt[];
}

/**
 * Stakes from the ceiling of the site on stand in the trail of their members when they are placed,
 * and bets that pay as much, by whatever wins, when they come to it or are paid so much again; so
 * do payouts that are taken back and corrections of a sender, and whatever leaves a debt, however
 * small: it is a balance below nothing (R49). Most batches have none, and cost nothing.
 */
export async function noteLarge(
  ctx: Ctx,
  { plays, adjustments = [], debts = [] }: Noted,
): Promise<void> {
  const { largeMinor } = ctx.site;
  const isLarge = (minor: bigint) =>
    largeMinor > 0n && (minor < 0n ? 0n - minor : minor) >= largeMinor;
  const events = [
    ...(largeMinor > 0n ? plays.flatMap((play) => eventsOf(ctx, play)) : []),
    ...adjustments
      .filter(({ amountMinor }) => isLarge(amountMinor))
      .map((adjustment) => bySender(ctx, 'member.large_adjustment', adjustment)),
    ...debts.map((debt) => bySender(ctx, 'member.book_debt', debt)),
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
    ...(paidBeforeMinor - payoutMinor >= largeMinor ? [takenBack(site, play)] : []),
  ];
}

function eventOf(
  site: Ctx['site'],
  play: NotedPlay,
  action: 'member.large_stake' | 'member.large_win',
): TrailEvent {
  const minor = action === 'member.large_stake' ? play.stakedMinor : play.payoutMinor;
  return {
    action,
    subject: { type: 'member', id: play.memberId },
    after: { ...namesOf(play), ...amountOf(site, minor) },
  };
}

/** What it paid, and what it pays now. */
function takenBack(site: Ctx['site'], play: NotedPlay): TrailEvent {
  return {
    action: 'member.large_take_back',
    subject: { type: 'member', id: play.memberId },
    before: amountOf(site, play.paidBeforeMinor),
    after: { ...namesOf(play), ...amountOf(site, play.payoutMinor) },
  };
}

function bySender(
  { site }: Ctx,
  action: 'member.large_adjustment' | 'member.book_debt',
  { memberId, provider, txId, amountMinor }: NotedAdjustment,
): TrailEvent {
  return {
    action,
    subject: { type: 'member', id: memberId },
    after: { provider, transaction: txId, ...amountOf(site, amountMinor) },
  };
}

function namesOf({ betId, provider, gameCode }: NotedPlay) {
  return { bet: betId, game: `${provider}:${gameCode}` };
}

function amountOf({ currency: code }: Ctx['site'], minor: bigint) {
  return { amount: formatAmount(minor, currency(code)), currency: code };
}
