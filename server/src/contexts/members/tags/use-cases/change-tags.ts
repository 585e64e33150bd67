import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { readMember } from '../../reads.ts';
import { lockProfile } from '../../store-profile.ts';
import { deleteTags, insertTags, selectTags, type Tag } from '../store-tags.ts';

/** The marks of a member. Refuses with `not_found`. */
export async function listTags(ctx: Ctx, id: MemberId): Promise<readonly Tag[]> {
  await readMember(ctx, id);
  return selectTags(ctx.tx, [id]);
}

/** Replaces the marks; what was there keeps who gave it. Refuses with `not_found`. */
export async function changeTags(
  ctx: Ctx<OperatorActor>,
  change: {
    readonly id: MemberId;
    readonly tags: readonly string[];
    readonly reason: string;
  },
): Promise<readonly Tag[]> {
  const { id, reason } = change;
  await lockProfile(ctx.tx, id);
  const before = await listTags(ctx, id);
  const tags = [...new Set(change.tags)];
  await deleteTags(ctx.tx, { memberId: id, kept: tags });
  const at = ctx.clock.now();
  await insertTags(ctx.tx, { memberId: id, tags, givenBy: ctx.actor.name, at });
  await recordAct(ctx, {
    action: 'member.tag',
    subject: { type: 'member', id },
    before: { tags: before.map(({ tag }) => tag).join(' ') },
    after: { tags: tags.toSorted().join(' ') },
    reason,
  });
  return selectTags(ctx.tx, [id]);
}
