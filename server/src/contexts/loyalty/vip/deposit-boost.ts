import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readLadder } from './ladder.ts';
import { rankOf } from './ranks-of.ts';

/** By how many percent the rank of a member makes the bonus of a deposit larger (D3). */
export async function depositBoostOf(ctx: Ctx, memberId: MemberId): Promise<number> {
  const rank = await rankOf(ctx, memberId);
  if (rank === 0) {
    return 0;
  }
  const level = (await readLadder(ctx.tx)).find((candidate) => candidate.rank === rank);
  return level?.depositBoostPercent ?? 0;
}
