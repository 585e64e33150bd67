import { currency, formatAmount, parseAmount } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { everyChannel, type OfferedChannel } from '../channels.ts';
import { upsertChannel } from '../store-channels.ts';

export interface ChannelCommand {
  readonly code: string;
  readonly isOpen: boolean;
  readonly least: string;
  readonly most: string;
  readonly reason: string;
}

/** Refusals in order: `not_found`, `deposit_amount`. */
export async function changeChannel(
  ctx: Ctx<OperatorActor>,
  command: ChannelCommand,
  settings: CashierSettings,
): Promise<void> {
  const { code, isOpen, reason } = command;
  const before = (await everyChannel(ctx, settings.deposit)).find((row) => row.code === code);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  const bounds = boundsOf(ctx, command);
  await upsertChannel(ctx.tx, {
    siteId: ctx.site.id,
    code,
    isOpen,
    ...bounds,
    at: ctx.clock.now(),
  });
  await recordAct(ctx, {
    action: 'channel.change',
    subject: { type: 'channel', id: code },
    before: factsOf(ctx, before),
    after: factsOf(ctx, { isOpen, ...bounds }),
    reason,
  });
}

type Set = Pick<OfferedChannel, 'isOpen' | 'leastMinor' | 'mostMinor'>;

function factsOf(ctx: Ctx, { isOpen, leastMinor, mostMinor }: Set) {
  const unit = currency(ctx.site.currency);
  return {
    open: isOpen ? 'yes' : 'no',
    least: formatAmount(leastMinor, unit),
    most: formatAmount(mostMinor, unit),
  };
}

/** Both positive, and in their order. */
function boundsOf(ctx: Ctx, { least, most }: ChannelCommand) {
  const unit = currency(ctx.site.currency);
  const [low, high] = [parseAmount(least, unit), parseAmount(most, unit)];
  if (!low.ok || !high.ok || low.value <= 0n || high.value < low.value) {
    throw new Refusal('deposit_amount', { least, most });
  }
  return { leastMinor: low.value, mostMinor: high.value };
}
