import { isIdOf, type PlayMode, type RoundEngine, type RoundState } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../../platform/site-days.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openModeFor, type Player } from '../../play.ts';
import { type OpenRound, type Round, timeOfRound } from '../round.ts';
import { selectOpenRounds } from '../store-open-rounds.ts';
import { type RoundFilter, type RoundsQuery, selectRounds } from '../store-rounds.ts';

/** Which rounds of a record; days are those of the site's zone. */
export interface RecordFilter extends SiteDays {
  readonly player: Player;
  readonly mode?: PlayMode | undefined;
  readonly nodeId?: string | undefined;
  readonly engine?: RoundEngine | undefined;
  readonly state?: RoundState | undefined;
}

export interface RecordQuery extends RecordFilter {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
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
export async function listRounds(ctx: Ctx, record: RecordQuery): Promise<RecordPage> {
  const limit = record.limit ?? pageSize;
  const query = {
    ...roundFilterOf(ctx, record),
    before: placeOf(record.cursor),
    limit: limit + 1,
  };
  const open = isAsked('open', record) ? await selectOpenRounds(ctx.tx, query) : [];
  const over = isAsked('over', record) ? await selectRounds(ctx.tx, query) : [];
  const rounds = newestFirst([...open, ...over]);
  const page = rounds.slice(0, limit);
  return { rounds: page, nextCursor: rounds.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Refuses `in_need_true_account` when a trial account asks for real rounds. */
export function roundFilterOf(ctx: Pick<Ctx, 'site'>, record: RecordFilter): RoundFilter {
  const { player, nodeId, engine, state } = record;
  return {
    memberId: player.memberId,
    mode: openModeFor(player, record.mode),
    nodeId,
    engine,
    state,
    ...momentsOf(record, ctx.site.timeZone),
  };
}

/** Rounds that wait and rounds that are over lie in tables of their own. */
export function isAsked(table: 'open' | 'over', { state }: RecordFilter): boolean {
  return state === undefined || (state === 'open') === (table === 'open');
}

/** By the time in their ids, as both tables give them. */
function newestFirst(rounds: readonly (OpenRound | Round)[]): readonly (OpenRound | Round)[] {
  return rounds.toSorted((left, right) => (left.id < right.id ? 1 : -1));
}

/** The round behind which a page begins. Refuses with `validation_failed` what is none of ours. */
function placeOf(cursor: string | undefined): RoundsQuery['before'] {
  if (cursor === undefined) {
    return undefined;
  }
  const playedAt = isIdOf('rnd', cursor) ? timeOfRound(cursor) : undefined;
  if (!isIdOf('rnd', cursor) || playedAt === undefined) {
    throw new Refusal('validation_failed', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return { id: cursor, playedAt };
}
