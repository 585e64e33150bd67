import type { Ctx } from '../../../../platform/context.ts';
import type { DomainEvents } from '../../../../platform/outbox.ts';
import { wasFirstToBind } from '../../../identity/index.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import { reach } from '../reach.ts';
import { selectOwnWaiting } from '../store-entries.ts';

const mostEntries = 20;

/**
 * A member who bound Zalo, proven by Zalo, has reached what promotions for it ask for (PR-13). The
 * account is locked, so that joining and binding at the same time meet here or there.
 */
export async function countBinding(
  ctx: Ctx,
  recorded: DomainEvents['trail.recorded'],
): Promise<void> {
  const { memberId, action, after } = recorded;
  if (action !== 'member.bind_social' || after?.['provider'] !== 'zalo') {
    return;
  }
  await lookAtPlayers(ctx, [memberId]);
  if (!(await wasFirstToBind(ctx, memberId, 'zalo'))) {
    return;
  }
  const types = ['ZALO'] as const;
  const at = ctx.clock.now();
  for (const entry of await selectOwnWaiting(ctx.tx, { types, memberId, at, limit: mostEntries })) {
    await reach(ctx, entry, { offer: entry.offer, texts: entry.texts, baseMinor: 0n });
  }
}
