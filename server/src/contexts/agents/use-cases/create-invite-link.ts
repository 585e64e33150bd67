import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';
import type { LinkRow } from '../store-links.ts';
import { createRegisterLink } from './create-register-link.ts';

/**
 * Another link of the caller as a member. What invites brings gifts, so whoever may have none makes
 * none (agents-loyalty-money.md H). Refuses with what stops gifts, then as
 * {@link createRegisterLink}.
 */
export async function createInviteLink(
  ctx: Ctx<MemberActor>,
  command: { readonly note: string; readonly validDays?: number | undefined },
): Promise<LinkRow> {
  const players = await lookAtPlayers(ctx, [ctx.actor.id]);
  const claim = { memberId: ctx.actor.id, move: 'bonus', amountMinor: 0n } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
  return createRegisterLink(ctx, command);
}
