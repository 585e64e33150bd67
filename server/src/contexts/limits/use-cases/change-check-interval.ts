import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { recordEvents } from '../../trail/index.ts';
import { upsertInterval } from '../store-checks.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** How many minutes of play lie between two reality checks of the member. */
export async function changeCheckInterval(
  ctx: Ctx,
  command: { readonly memberId: MemberId; readonly minutes: number },
): Promise<void> {
  const { memberId, minutes } = command;
  const chosen = (await lookAtPlayers(ctx, [memberId])).get(memberId)?.checkMinutes ?? null;
  await upsertInterval(ctx.tx, command);
  await recordEvents(ctx, {
    action: 'member.change_check',
    subject: { type: 'member', id: memberId },
    before: { minutes: chosen === null ? '' : String(chosen) },
    after: { minutes: String(minutes) },
  });
}
