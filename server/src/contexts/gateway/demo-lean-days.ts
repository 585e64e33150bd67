import { currency, formatAmount } from '@portal/money';
import type { DayBet } from '@portal/vendors';
import type { Ctx } from '../../platform/context.ts';
import { beforeDoors } from '../../platform/demo/before-doors.ts';
import type { DemoDay, DemoPart } from '../../platform/demo/demo-part.ts';
import type { Bets, BetsCommand } from '../bets/index.ts';
import { memberNamed, spendingAccount } from '../members/index.ts';
import { balances } from '../wallet/index.ts';
import { selectVendorAccounts } from './store-accounts.ts';
import { insertVendorPlayer } from './store-sessions.ts';
import { tellVendorPast } from './tell-past.ts';
import { demoOrigin } from './demo-origin.ts';

/** A bet of somebody's whole purse, and what of a hundred it pays. */
interface WholePurse {
  readonly account: string;
  readonly paysPercent: bigint;
}

const vendorCode = 'SIM_RS';
const gameCode = 'reels';

interface LeanDay extends WholePurse {
  readonly dayNumber: number;
  readonly hours: number;
}

const shortPayer: WholePurse = { account: 'northgate', paysPercent: 0n };

/**
 * The days of a short payer: the team of one agent loses and that of another wins, so that the
 * agent above owes the first a share of its loss and is paid less. On the day of the bills it plays
 * its own purse away before they are paid. What the reels showed in the teams on those days decides
 * with: what is owed since the last day is open when the doors open.
 */
const purses: readonly LeanDay[] = [23, 28].flatMap((dayNumber) => [
  { dayNumber, hours: 21.2, account: 'redlotus', paysPercent: 0n },
  { dayNumber, hours: 21.3, account: 'pearlstreet', paysPercent: 700n },
  { dayNumber: dayNumber + 1, hours: 15.1, ...shortPayer },
]);

/** A site whose vendor has not introduced itself has no such days. */
export function leanDaysDemo(bets: Bets): DemoPart {
  return async (ctx: Ctx, day: DemoDay) => {
    const today = purses.filter(({ dayNumber }) => dayNumber === day.number);
    const scenes = today.map((purse) => ({
      at: day.at(purse.hours),
      play: (at: Ctx) => play(at, purse, { name: String(day.number), bets }),
    }));
    // What came in since would pay the debt as soon as the doors open.
    const doors = beforeDoors(day, 1);
    if (doors !== undefined) {
      scenes.push({ at: doors, play: (at) => play(at, shortPayer, { name: 'doors', bets }) });
    }
    if (scenes.length === 0) {
      return [];
    }
    const accounts = await selectVendorAccounts(ctx.tx);
    return accounts.some((account) => account.vendorCode === vendorCode) ? scenes : [];
  };
}

async function play(
  ctx: Ctx,
  purse: WholePurse,
  { name, bets }: { readonly name: string; readonly bets: Bets },
): Promise<void> {
  const member = await memberNamed(ctx, purse.account);
  if (member === undefined) {
    return;
  }
  const account = spendingAccount({ id: member.id, isTrial: false }, ctx.site);
  const [balance] = await balances(ctx, [account]);
  const stakeMinor = balance?.availableMinor ?? 0n;
  if (stakeMinor === 0n) {
    return;
  }
  const payoutMinor = (stakeMinor * purse.paysPercent) / 100n;
  const id = `demo-lean-${purse.account}-${name}`;
  const code = ctx.site.currency;
  const base = {
    provider: `vendor:${vendorCode}`,
    memberId: member.id,
    currency: code,
    policy: { mayOverdraw: true, rollbackOfSettled: 'reverse' },
  } as const;
  const stake: BetsCommand = {
    ...base,
    kind: 'BET',
    txId: id,
    roundId: `${id}-round`,
    amountMinor: stakeMinor,
    game: { category: 'RNG', gameCode },
    hasLiveSession: true,
    origin: demoOrigin(1),
  };
  await insertVendorPlayer(ctx.tx, {
    vendorCode,
    memberId: member.id,
    currency: code,
    at: ctx.clock.now(),
  });
  const [answers] = await bets.apply(ctx, [[stake]]);
  if (answers?.[0]?.ok !== true) {
    return;
  }
  const end = { kind: 'WIN', txId: `${id}-end`, refTxId: id, amountMinor: payoutMinor } as const;
  await bets.apply(ctx, [[{ ...base, ...end, closesRound: true }]]);
  const unit = currency(code);
  const told: DayBet = {
    txId: id,
    roundId: `${id}-round`,
    playerId: member.id,
    currency: code,
    placedAt: String(ctx.clock.now()),
    stake: formatAmount(stakeMinor, unit),
    payout: formatAmount(payoutMinor, unit),
    state: 'SETTLED',
  };
  await tellVendorPast(ctx, { vendorCode, gameCode, bets: [told] });
}
