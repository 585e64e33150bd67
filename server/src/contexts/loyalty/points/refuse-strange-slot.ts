import { currency, parseAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offersFreeSpins } from '../../games/index.ts';
import type { FreeSpinsGift } from './goods.ts';

/** Minor units of the stake of a round; 0 for a text that is no amount of the currency. */
export function spinStakeMinor(text: string, code: string): bigint {
  const parsed = parseAmount(text, currency(code));
  return parsed.ok ? parsed.value : 0n;
}

/** Refuses `promotion_slot_unknown` where an item gives rounds of no slot, or at no stake of it. */
export async function refuseStrangeSlot(ctx: Ctx, freeSpins: FreeSpinsGift | null): Promise<void> {
  if (freeSpins === null) {
    return;
  }
  const { nodeId, stakeAmount } = freeSpins;
  const stakeMinor = spinStakeMinor(stakeAmount, ctx.site.currency);
  if (!(await offersFreeSpins(ctx, { nodeId, stakeMinor }))) {
    throw new Refusal('promotion_slot_unknown', { nodeId });
  }
}
