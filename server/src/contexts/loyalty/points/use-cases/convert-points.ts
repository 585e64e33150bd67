import { convertPoints as decideConversion, type ConversionRefusal } from '@portal/commission';
import { assert, currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { dayStart } from '../../../../platform/site-date.ts';
import { postTogether } from '../../../wallet/index.ts';
import { bookGivenMoney } from '../../given-money.ts';
import type { LoyaltyRules } from '../../loyalty-rules.ts';
import { moneyTransfer, pointsTransfer } from '../books.ts';
import { refuseStanding } from '../gate.ts';
import { payOwed } from '../pay-owed.ts';
import { readRules } from '../rules.ts';
import { insertMoves, sumConverted } from '../store-points.ts';

const least = 100;
export const mostConversions = 3;

export interface Converted {
  readonly points: bigint;
  readonly amountMinor: bigint;
  readonly balance: bigint;
}

/**
 * Points become money, which has to be played once (agents-loyalty-money.md D1); what is owed is
 * paid before, and the rest can be spent. Refuses in order:
 * by standing, `points_owed`, `points_below_minimum`, `points_not_multiple`, `conversions_used_up`,
 * `conversion_day_limit`, `points_insufficient`.
 */
export async function convertPoints(
  ctx: Ctx<MemberActor>,
  { points, rules }: { readonly points: bigint; readonly rules: LoyaltyRules },
): Promise<Converted> {
  await refuseStanding(ctx);
  const memberId = ctx.actor.id;
  const { balance, owed } = await payOwed(ctx, memberId);
  if (owed > 0n) {
    throw new Refusal('points_owed', { owed: String(owed) });
  }
  const today = await sumConverted(ctx.tx, { memberId, since: dayStart(ctx) });
  const dayMaxMinor = rules.settings().convertDayMostMinor;
  const decided = decideConversion(
    {
      points,
      balance,
      conversionsToday: today.count,
      convertedTodayMinor: today.amountMinor,
      dayMaxMinor,
    },
    (await readRules(ctx.tx)).redeem,
  );
  if ('refusal' in decided) {
    const leftMinor = dayMaxMinor - today.amountMinor;
    throw refusalOf(decided.refusal, {
      missing: String(points - balance),
      leftToday: formatAmount(leftMinor > 0n ? leftMinor : 0n, currency(ctx.site.currency)),
    });
  }
  const { amount: amountMinor } = decided.money;
  const converted = { points, amountMinor, balance: balance - points };
  await book(ctx, converted);
  return converted;
}

async function book(
  ctx: Ctx<MemberActor>,
  { points, amountMinor, balance }: Converted,
): Promise<void> {
  const memberId = ctx.actor.id;
  const id = ctx.ids.next('ptm');
  const booking = { type: 'points_convert', reference: id, memberId } as const;
  const money = { amountMinor, currency: ctx.site.currency };
  const [outcome] = await postTogether(ctx, [
    [
      pointsTransfer({ ...booking, debt: `points:${id}` }, 0n - points),
      moneyTransfer({ ...booking, debt: `points:${id}:money` }, money),
    ],
  ]);
  assert(outcome?.ok === true, 'the points were counted under their lock');
  const at = ctx.clock.now();
  const move = { id, memberId, at, type: 'convert', reference: id } as const;
  await insertMoves(ctx.tx, [{ ...move, baseMinor: amountMinor, points: 0n - points, balance }]);
  await bookGivenMoney(ctx, { memberId, reference: id, amountMinor });
}

function refusalOf(
  code: ConversionRefusal,
  { missing, leftToday }: { readonly missing: string; readonly leftToday: string },
): Refusal {
  switch (code) {
    case 'points_below_minimum':
      return new Refusal(code, { least });
    case 'points_not_multiple':
      return new Refusal(code, { step: least });
    case 'conversions_used_up':
      return new Refusal(code, { most: mostConversions });
    case 'conversion_day_limit':
      return new Refusal(code, { leftToday });
    case 'points_insufficient':
      return new Refusal(code, { missing });
  }
}
