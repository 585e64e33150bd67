import { dailyVipCheck, keepWarningMinor, upgradeGiftKey } from '@portal/commission';
import { assert } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { send } from '../../../../platform/statement.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { playersLook } from '../../../limits/index.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import { bookGivenMoney } from '../../given-money.ts';
import { cashOf, moneyTransfer } from '../../points/books.ts';
import { readLadder } from '../ladder.ts';
import { tellAtRisk } from '../tell-at-risk.ts';
import {
  insertSteps,
  selectStandingsToCheck,
  type Standing,
  updateStandings,
  type VipStep,
} from '../store-vip.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member came to another rank, with a gift where it is the first time. */
    'loyalty.rank_changed': {
      readonly memberId: string;
      readonly fromRank: number;
      readonly toRank: number;
      readonly giftMinor: string;
      readonly at: string;
    };
  }
}

const checkedAtOnce = 1000;
const frozen = new Set(['RG_TIMEOUT', 'RG_EXCLUDED', 'FROZEN', 'NO_BONUS']);

/**
 * The daily check of ranks: up by one where both totals of a life are reached, down by one where
 * the play of ninety days did not keep it (agents-loyalty-money.md D3). Nobody moves who is on a
 * break, excluded or stopped, and the ninety days stand still meanwhile (H); as little who was put
 * on a rank until a day.
 */
export async function checkRanks(ctx: Ctx): Promise<void> {
  const today = siteDay(ctx);
  const standings = await selectStandingsToCheck(ctx.tx, { today, limit: checkedAtOnce });
  if (standings.length === 0) {
    return;
  }
  const levels = await readLadder(ctx.tx);
  const players = await send(
    ctx.tx,
    playersLook(
      ctx,
      standings.map(({ memberId }) => memberId),
    ),
  );
  const checked = standings.map((standing) => {
    const { memberId, rank, windowFrom, checkedOn, lockedUntil } = standing;
    const flags = players.get(memberId)?.flags ?? [];
    const isLocked = lockedUntil !== null && lockedUntil >= today;
    const isFrozen = isLocked || flags.some(({ flag }) => frozen.has(flag));
    const now = { ...standingOf(standing, today), isUpgradePaused: isFrozen };
    const verdict = dailyVipCheck(levels, now);
    const isNewWindow = verdict.change !== 'NONE';
    const missingMinor = isNewWindow
      ? 0n
      : keepWarningMinor(levels, now, daysBetween(windowFrom, checkedOn));
    const before = rank;
    return {
      memberId,
      before,
      rank: verdict.rank,
      isNewWindow,
      isFrozen,
      windowFrom,
      missingMinor,
    };
  });
  await updateStandings(ctx.tx, { checked, today });
  const gifts = new Map(levels.map((level) => [level.rank, level.giftMinor]));
  const at = ctx.clock.now();
  const steps = checked
    .filter(({ before, rank }) => before !== rank)
    .map(({ memberId, before, rank }): VipStep => {
      const giftMinor = rank > before ? (gifts.get(rank) ?? 0n) : 0n;
      return {
        id: ctx.ids.next('vst'),
        memberId,
        at,
        fromRank: before,
        toRank: rank,
        giftMinor,
      };
    });
  await book(ctx, steps);
  await tellAtRisk(
    ctx,
    checked.filter(({ missingMinor }) => missingMinor > 0n),
  );
}

function standingOf(standing: Standing, today: string) {
  const { rank, lifeDepositMinor, lifeValidMinor, windowValidMinor, windowFrom } = standing;
  return {
    rank,
    lifeDepositMinor,
    lifeValidMinor,
    windowValidMinor,
    daysInWindow: daysBetween(windowFrom, today),
  };
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Pays the gift of a rank that is reached for the first time, and tells of every step. */
async function book(ctx: Ctx, steps: readonly VipStep[]): Promise<void> {
  if (steps.length === 0) {
    return;
  }
  const paid = await payGifts(
    ctx,
    steps.filter(({ giftMinor }) => giftMinor > 0n),
  );
  const told = steps.map((step) => ({
    ...step,
    giftMinor: paid.has(step.id) ? step.giftMinor : 0n,
  }));
  await insertSteps(ctx.tx, told);
  await emit(
    ctx,
    ...told.map(({ memberId, fromRank, toRank, giftMinor, at }) => ({
      name: 'loyalty.rank_changed' as const,
      payload: { memberId, fromRank, toRank, giftMinor: String(giftMinor), at: String(at) },
    })),
  );
}

async function payGifts(ctx: Ctx, steps: readonly VipStep[]): Promise<ReadonlySet<string>> {
  const { currency } = ctx.site;
  const debts = steps.map(({ memberId, toRank }) => upgradeGiftKey(memberId, toRank));
  const { paidDebts } = await lockAndLook(ctx, {
    accounts: steps.map(({ memberId }) => ({ account: cashOf(memberId), currency })),
    debts,
  });
  const first = steps.filter(
    ({ memberId, toRank }) => !paidDebts.has(upgradeGiftKey(memberId, toRank)),
  );
  const outcomes = await post(
    ctx,
    first.map(({ memberId, toRank, giftMinor }) => {
      const debt = upgradeGiftKey(memberId, toRank);
      const booking = { debt, type: 'vip_gift', reference: debt, memberId } as const;
      return moneyTransfer(booking, { amountMinor: giftMinor, currency });
    }),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'a gift that nobody got is paid',
  );
  for (const { memberId, toRank, giftMinor } of first) {
    const reference = upgradeGiftKey(memberId, toRank);
    await bookGivenMoney(ctx, { memberId, reference, amountMinor: giftMinor, source: 'gift' });
  }
  return new Set(first.map(({ id }) => id));
}
