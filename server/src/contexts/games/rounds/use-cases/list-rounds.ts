import { isIdOf, type PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { openModeFor, type Player } from '../../play.ts';
import { type OpenRound, type Round, timeOfRound } from '../round.ts';
import { selectOpenRounds } from '../store-open-rounds.ts';
import { type RoundsAsked, selectRounds } from '../store-rounds.ts';

export interface RecordAsked {
  readonly player: Player;
  readonly mode?: PlayMode | undefined;
  readonly nodeId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface RecordPage {
  readonly rounds: readonly (OpenRound | Round)[];
  readonly nextCursor: string | null;
}

/** R38: at least the last 50 rounds of a game are one page. */
const pageSize = 50;

/**
 * The betting record of the caller, open rounds included, newest first. A cursor that we never gave
 * out starts from the newest. Refuses `in_need_true_account` when a trial account asks for real
 * rounds.
 */
export async function listRounds(ctx: Ctx, request: RecordAsked): Promise<RecordPage> {
  const limit = request.limit ?? pageSize;
  const query = {
    memberId: request.player.memberId,
    mode: openModeFor(request.player, request.mode),
    nodeId: request.nodeId,
    before: placeOf(request.cursor),
    from: request.from === undefined ? undefined : Temporal.Instant.from(request.from),
    to: request.to === undefined ? undefined : Temporal.Instant.from(request.to),
    limit: limit + 1,
  };
  const open = await selectOpenRounds(ctx.tx, query);
  const rounds = newestFirst([...open, ...(await selectRounds(ctx.tx, query))]);
  const page = rounds.slice(0, limit);
  return { rounds: page, nextCursor: rounds.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** By the time in their ids, as both tables give them. */
function newestFirst(rounds: readonly (OpenRound | Round)[]): readonly (OpenRound | Round)[] {
  return rounds.toSorted((left, right) => (left.id < right.id ? 1 : -1));
}

/** The round behind which a page begins. */
function placeOf(cursor: string | undefined): RoundsAsked['before'] {
  const id = cursor !== undefined && isIdOf('rnd', cursor) ? cursor : undefined;
  const playedAt = id === undefined ? undefined : timeOfRound(id);
  return id === undefined || playedAt === undefined ? undefined : { id, playedAt };
}
