import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit, type DomainEvent } from '../../../platform/outbox.ts';
import { insertTimes, type IssueToCome, type MovedIssue, selectHolders } from './store-moves.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A draw has another time than the one that these members bet on. */
    readonly 'lottery.draw_moved': {
      readonly gameCode: string;
      readonly issueNo: string;
      readonly memberIds: readonly MemberId[];
      readonly from: string;
      readonly to: string;
      readonly at: string;
    };
  }
}

interface MovedDraws {
  readonly gameCode: string;
  readonly published: readonly IssueToCome[];
  readonly moved: readonly MovedIssue[];
}

/**
 * Keeps the times that draws were sold for, and tells whoever holds a ticket of them. Called while
 * the issues are locked, so no ticket is sold between what is kept and what is written.
 */
export async function tellMoved(
  ctx: Ctx,
  { gameCode, published, moved }: MovedDraws,
): Promise<void> {
  const newTimes = new Map(moved.map(({ id, drawsAtMs }) => [id, drawsAtMs]));
  const others = published.flatMap((issue) => {
    const drawsAtMs = newTimes.get(issue.id) ?? issue.drawsAt.epochMilliseconds;
    return drawsAtMs === issue.drawsAt.epochMilliseconds ? [] : [{ ...issue, drawsAtMs }];
  });
  if (others.length === 0) {
    return;
  }
  const at = ctx.clock.now();
  await insertTimes(ctx.tx, others, at);
  const holders = await selectHolders(
    ctx.tx,
    others.map(({ id }) => id),
  );
  const events = others.flatMap(({ id, issueNo, drawsAt, drawsAtMs }): readonly DomainEvent[] => {
    const to = Temporal.Instant.fromEpochMilliseconds(drawsAtMs);
    const news = { gameCode, issueNo, from: String(drawsAt), to: String(to), at: String(at) };
    return inParts(holders.get(id) ?? []).map((memberIds) => ({
      name: 'lottery.draw_moved',
      payload: { ...news, memberIds },
    }));
  });
  await emit(ctx, ...events);
}

/** An event is one row, and what it tells is one statement. */
const membersAtOnce = 500;

function inParts(memberIds: readonly MemberId[]): readonly (readonly MemberId[])[] {
  return Array.from({ length: Math.ceil(memberIds.length / membersAtOnce) }, (_, part) =>
    memberIds.slice(part * membersAtOnce, (part + 1) * membersAtOnce),
  );
}
