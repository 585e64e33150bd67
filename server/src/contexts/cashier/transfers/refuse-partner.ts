import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { clustersAmong } from '../../identity/index.ts';
import { moneyVerdicts, type Players } from '../../limits/index.ts';
import type { Partner } from './partner.ts';

/**
 * Refuses with `transfer_partner_unavailable` whoever can be sent nothing: because of the own
 * standing or limits, of which nobody else learns (agents-loyalty-money.md H), or because two
 * accounts of one device may be one person, who would send to itself (E7, cluster watch).
 */
export async function refusePartner(
  ctx: Ctx<MemberActor>,
  players: Players,
  { partner: { id }, amountMinor }: { readonly partner: Partner; readonly amountMinor: bigint },
): Promise<void> {
  const moves = ['receive', 'deposit'] as const;
  const claims = moves.map((move) => ({ memberId: id, move, amountMinor }));
  const isOpen = moneyVerdicts(ctx, players, claims).every(({ ok }) => ok);
  if (!isOpen || (await clustersAmong(ctx, [ctx.actor.id, id])).size > 0) {
    throw new Refusal('transfer_partner_unavailable');
  }
}
