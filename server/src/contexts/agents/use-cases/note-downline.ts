import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deleteNote, upsertNote } from '../store-notes.ts';
import { readTeamTop } from '../team-top.ts';

/**
 * Keeps what an agent wants to remember about somebody below, for that agent alone; an empty note
 * goes. Refuses with `not_found` whoever does not stand below (R80).
 */
export async function noteDownline(
  ctx: Ctx<MemberActor>,
  { account, note }: { readonly account: string; readonly note: string },
): Promise<string> {
  const { own, top } = await readTeamTop(ctx, account);
  if (own.number === top.number) {
    throw new Refusal('not_found');
  }
  const pair = { agentId: ctx.actor.id, memberId: top.memberId };
  await (note === ''
    ? deleteNote(ctx.tx, pair)
    : upsertNote(ctx.tx, { ...pair, note, at: ctx.clock.now() }));
  return note;
}
