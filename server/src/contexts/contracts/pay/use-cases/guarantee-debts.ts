import type { Ctx } from '../../../../platform/context.ts';
import type { ContractSettings } from '../../settings.ts';
import { takeOverDebts } from '../pay-dues.ts';
import { selectWaitingDebts } from '../store-debts.ts';

const billsAtOnce = 200;
const dayHours = 24;

/**
 * Where the site says so, the house pays what somebody has waited for a day for, and the payer owes
 * it to the house (agents-loyalty-money.md C6, `houseGuarantee`). Answers whether there is more.
 */
export async function guaranteeDebts(
  ctx: Ctx,
  settings: Pick<ContractSettings, 'isGuaranteed' | 'isPartial'>,
): Promise<boolean> {
  if (!settings.isGuaranteed) {
    return false;
  }
  const until = ctx.clock.now().subtract({ hours: dayHours });
  const waiting = await selectWaitingDebts(ctx.tx, { until, limit: billsAtOnce });
  if (waiting.length === 0) {
    return false;
  }
  await takeOverDebts(ctx, waiting, settings);
  return true;
}
