import { isIdOf, type RewardId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { hearsOffers } from '../../../limits/index.ts';
import { type ReadRequirement, readContributions } from '../../../turnover/index.ts';
import { givingUpOf, type GivingUp } from '../giving-up.ts';
import { readShares } from '../open-shares.ts';
import { playBefore } from '../play-before.ts';
import { playOf } from '../play-of.ts';
import { type Entry, findEntry } from '../../promotions/store-entries.ts';
import { findReward, type Reward, type RewardQuery, selectRewards } from '../store-rewards.ts';

export interface SeenBonus {
  readonly reward: Reward;
  /** Undefined where nothing has to be played. */
  readonly play: ReadRequirement | undefined;
}

/** What a member was given, with what was played for each, newest first. */
export async function listBonuses(
  ctx: Ctx<MemberActor>,
  query: Omit<RewardQuery, 'memberId'>,
): Promise<{ readonly rows: readonly SeenBonus[]; readonly nextCursor: string | null }> {
  const { limit } = query;
  const memberId = ctx.actor.id;
  const found = await selectRewards(ctx.tx, { ...query, memberId, limit: limit + 1 });
  const page = found.slice(0, limit);
  const plays = await playOf(ctx, { memberId, ids: page.map(({ id }) => id) });
  const rows = page.map((reward) => ({ reward, play: plays.get(reward.id) }));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.reward.id ?? null) : null };
}

const mostWaiting = 100;

/** What waits to be taken; nothing waits for who would be refused now, as for its badge (R13). */
export async function listWaiting(ctx: Ctx<MemberActor>): Promise<readonly SeenBonus[]> {
  if (!(await hearsOffers(ctx))) {
    return [];
  }
  const waiting = { isWaiting: true, cursor: undefined, limit: mostWaiting };
  return (await listBonuses(ctx, waiting)).rows;
}

export interface WholeBonus extends SeenBonus {
  /** What was joined for it, and when; undefined of other gifts. */
  readonly joined: Pick<Entry, 'promotionId' | 'joinedAt'> | undefined;
  readonly bets: Awaited<ReturnType<typeof readContributions>>;
  /** Of older play, which bets count for first. */
  readonly beforeMinor: bigint;
  /** Undefined when there is nothing to give up. */
  readonly givingUp: GivingUp | undefined;
}

/** One of them with a line per bet that counted. Refuses with `not_found`. */
export async function readBonus(ctx: Ctx<MemberActor>, id: RewardId): Promise<WholeBonus> {
  const reward = await findReward(ctx.tx, id);
  if (reward === undefined || reward.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const play = (await playOf(ctx, { memberId: reward.memberId, ids: [id] })).get(id);
  const isOpen = reward.state === 'OPEN' && play?.state === 'OPEN';
  const { source, reference } = reward;
  const isJoined = source === 'promotion' && isIdOf('pme', reference);
  return {
    reward,
    play,
    joined: isJoined ? await findEntry(ctx.tx, reference) : undefined,
    beforeMinor: isOpen ? await playBefore(ctx, { memberId: reward.memberId, id }) : 0n,
    bets: play === undefined ? [] : await readContributions(ctx, play.id),
    givingUp: isOpen
      ? givingUpOf(await readShares(ctx, { memberId: reward.memberId }), reward)
      : undefined,
  };
}
