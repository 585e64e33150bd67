import { type FeeRule, orderFee } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { BodyOf, Endpoints } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { channelFacts } from '../channel-facts.ts';
import { everyChannel } from '../channels.ts';
import { upsertChannel } from '../store-channels.ts';

export type ChannelCommand = BodyOf<Endpoints['changeDepositChannel']> & { readonly code: string };

/** Refusals in order: `not_found`, `deposit_amount`, `content_changed`. */
export async function changeChannel(
  ctx: Ctx<OperatorActor>,
  command: ChannelCommand,
  settings: CashierSettings,
): Promise<void> {
  const { code, isOpen, place, version, hours, notes, reason } = command;
  const { audience, minutes, weight } = command;
  const before = (await everyChannel(ctx, settings.deposit)).find((row) => row.code === code);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  const bounds = boundsOf(ctx, command);
  const { fee } = bounds;
  const kept = await upsertChannel(ctx.tx, {
    siteId: ctx.site.id,
    code,
    version,
    isOpen,
    place,
    leastMinor: bounds.leastMinor,
    mostMinor: bounds.mostMinor,
    dailyMinor: bounds.dailyMinor,
    feeFixedMinor: fee.fixedMinor,
    feePartsPerMillion: fee.partsPerMillion,
    feeLeastMinor: fee.leastMinor,
    feeMostMinor: fee.mostMinor ?? null,
    opensAt: hours?.opens ?? null,
    closesAt: hours?.closes ?? null,
    notes,
    ...audience,
    minutes,
    fixedMinor: bounds.fixedMinor,
    weight,
    at: ctx.clock.now(),
  });
  if (kept === undefined) {
    throw new Refusal('content_changed');
  }
  const shown = { audience, minutes, weight: weight ?? undefined };
  const after = { isOpen, place, ...bounds, ...shown, hours: hours ?? undefined, notes };
  await recordAct(ctx, {
    action: 'channel.change',
    subject: { type: 'channel', id: code },
    before: channelFacts(ctx, before),
    after: channelFacts(ctx, { ...after, version: kept.version }),
    reason,
  });
}

/** All positive, in their order, and no fee as large as the smallest deposit. */
function boundsOf(ctx: Ctx, { least, most, dailyMost, fixed, fee }: ChannelCommand) {
  const unit = currency(ctx.site.currency);
  const refusal = new Refusal('deposit_amount', { least, most });
  const minor = (text: string): bigint => {
    // A fee may be nothing, which is no amount otherwise.
    if (/^0+(?:\.0*)?$/u.test(text)) {
      return 0n;
    }
    const parsed = parseAmount(text, unit);
    if (!parsed.ok) {
      throw refusal;
    }
    return parsed.value;
  };
  const [leastMinor, mostMinor, dailyMinor] = [minor(least), minor(most), minor(dailyMost)];
  const fixedMinor = [...new Set(fixed.map(minor))].toSorted((left, right) => Number(left - right));
  const rule: FeeRule = {
    fixedMinor: minor(fee.fixed),
    partsPerMillion: partsPerMillionOf(fee.percent),
    leastMinor: minor(fee.least),
    mostMinor: fee.most === null ? undefined : minor(fee.most),
  };
  const isInOrder = leastMinor > 0n && mostMinor >= leastMinor && dailyMinor >= leastMinor;
  const isFixedWithin = fixedMinor.every((value) => value >= leastMinor && value <= mostMinor);
  const isFeeInOrder = rule.mostMinor === undefined || rule.mostMinor >= rule.leastMinor;
  if (!isInOrder || !isFixedWithin || !isFeeInOrder || orderFee(rule, leastMinor) >= leastMinor) {
    throw refusal;
  }
  return { leastMinor, mostMinor, dailyMinor, fixedMinor, fee: rule };
}

/** Of a percentage with up to four decimals, which its schema has looked at. */
function partsPerMillionOf(percent: string): number {
  const [whole = '0', decimals = ''] = percent.split('.');
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}
