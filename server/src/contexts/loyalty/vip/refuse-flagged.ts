import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';

/** Player protection pauses every rise, and treatment of whoever stands there (H). */
export async function refuseFlagged(ctx: Ctx, memberId: MemberId): Promise<void> {
  const players = await lookAtPlayers(ctx, [memberId]);
  const claim = { memberId, move: 'bonus', amountMinor: 0n } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}
