import { currency, formatAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import type { Visit } from '../../platform/demo/visits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { send } from '../../platform/statement.ts';
import { type Game, stakesOf } from '../catalog/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { readRequirements } from '../turnover/index.ts';
import type { FreeSpinsId } from './free-spins/free-spins.ts';
import { knownSlots, type Sitting, sittingsOf } from './demo-sittings.ts';
import { listFreeSpins } from './free-spins/use-cases/list-free-spins.ts';
import { type FreeSpinsEnv, playFreeSpin } from './free-spins/use-cases/play-free-spin.ts';
import type { Games } from './games.ts';
import { purseOf, type GamesEnv } from './play.ts';
import { writeShown } from './rounds/store-rounds.ts';
import { keyedOwner } from './seeds/seed-pairs.ts';
import { returnStatement } from './seeds/store-seeds.ts';
import { rotateSeeds } from './seeds/use-cases/rotate-seeds.ts';
import { placeSpins } from './slots/use-cases/place-spins.ts';

/** A few spins of a sitting that leave together. */
interface Burst extends Sitting {
  /** Under which its money is claimed. */
  readonly key: string;
  readonly isLast: boolean;
}

/** As many spins as a player makes before looking at the balance; they leave as one batch. */
const spinsOfABurst = 60;
const burstHours = 45 / 3600;
/** A player shows the seed in use about so often, to check the rounds that it decided. */
const rotationsPerVisit = 0.03;
/** Some of those who were given free spins play a few of them. */
const freePerVisit = 0.2;
const freeAtOnce = 5;

/** Whoever plays the credit through, so that money of theirs may leave again. */
const playersThrough = 0.3;
const longestThrough = 60;

/** What members played: slots, in sittings of their visits, with winners as the reels fell. */
export function gamesDemo({ catalogue, book, prizes, rankOf }: Games): DemoPart {
  return async (ctx, day) => {
    const env = { snapshot: await catalogue.current(), book, prizes, rankOf };
    const known = knownSlots(env);
    const members = await everyMember(ctx);
    const scenes: Scene[] = [];
    for (const member of members) {
      const visit = day.visitOf({ name: member.account, since: member.registeredAt });
      if (visit !== undefined && member.state === 'active') {
        const leftMinor = await leftToPlay({ ctx, day, member });
        scenes.push(...scenesOf(env, { ctx, day, member, visit, known, leftMinor }));
      }
    }
    return scenes;
  };
}

/** What a member who plays the credit through has left of it; nothing of everybody else. */
async function leftToPlay({
  ctx,
  day,
  member,
}: Pick<Coming, 'ctx' | 'day' | 'member'>): Promise<bigint> {
  // Agents give envelopes, which nobody may with credit that is still to be played.
  const isOne =
    member.kind === 'agent' || day.chanceOf(`through ${member.account}`).happens(playersThrough);
  if (member.kind === 'trial' || !isOne) {
    return 0n;
  }
  const open = await readRequirements(ctx, { memberId: member.id, openOnly: true });
  return open.reduce((sum, { leftMinor }) => sum + leftMinor, 0n);
}

interface Coming {
  readonly ctx: Ctx;
  readonly day: DemoDay;
  readonly member: Member;
  readonly visit: Visit;
  /** What people play. */
  readonly known: readonly Game[];
  /** Play that is left, of who means to be done with it; minor units. */
  readonly leftMinor: bigint;
}

function scenesOf(env: FreeSpinsEnv, coming: Coming): readonly Scene[] {
  const { day, member, visit } = coming;
  const siteCurrency = coming.ctx.site.currency;
  const chance = day.chance(`play ${member.account}`);
  const player = { memberId: member.id, isTrial: member.kind === 'trial' };
  const mode = player.isTrial ? 'trial' : 'real';
  const sittings = [
    ...sittingsOf({ ...coming, siteCurrency }, { player, mode, chance }),
    ...throughOf(coming, { player, mode }),
  ];
  const bursts = sittings.flatMap((sitting, at) => burstsOf(sitting, `${String(day.date)}-${at}`));
  const first = visit.fromHours + burstHours;
  const scenes: Scene[] = bursts.map((burst, index) => {
    return { at: day.at(first + index * burstHours), play: (ctx) => spin(ctx, env, burst) };
  });
  if (mode === 'real' && chance.happens(freePerVisit)) {
    const at = day.at(first + bursts.length * burstHours);
    scenes.push({ at, play: (scene) => playFree(memberCtx(scene, member), env) });
  }
  return chance.happens(rotationsPerVisit)
    ? [...scenes, rotation(day.at(first + bursts.length * burstHours), { player, mode })]
    : scenes;
}

function burstsOf(sitting: Sitting, key: string): readonly Burst[] {
  const count = Math.ceil(sitting.spins / spinsOfABurst);
  return Array.from({ length: count }, (_, burst) => {
    const isLast = burst === count - 1;
    const spins = isLast ? sitting.spins - burst * spinsOfABurst : spinsOfABurst;
    return { ...sitting, spins, isLast, key: `demo-${key}-${burst}` };
  });
}

/** At the largest stakes of a game, until what is left is played. */
function throughOf(
  { ctx, day, member, known, leftMinor }: Coming,
  { player, mode }: Pick<Sitting, 'player' | 'mode'>,
): readonly Sitting[] {
  if (leftMinor === 0n) {
    return [];
  }
  const { currency: code } = purseOf(player.memberId, mode, ctx.site.currency);
  const game = day.chance(`through ${member.account}`).pick(known);
  const largest = stakesOf(game, code).at(-1);
  if (largest === undefined) {
    return [];
  }
  const stake = formatAmount(largest.stakeMinor, currency(code));
  const spins = Math.min(longestThrough, Number(leftMinor / largest.stakeMinor) + 1);
  return [{ player, mode, game, stake, spins }];
}

async function spin(ctx: Ctx, env: GamesEnv, burst: Burst): Promise<void> {
  const { player, mode, game, stake, spins, key, isLast } = burst;
  const { memberId } = player;
  const answers = await placeSpins(
    ctx,
    env,
    Array.from({ length: spins }, (_, at) => ({
      player,
      mode,
      nodeId: game.nodeId,
      stake,
      claim: { scope: `${memberId} demo`, key: `${key}-${at}`, fingerprint: stake },
    })),
  );
  // Who has too little left stops: a refusal is an answer too.
  const round = answers.findLast(({ done }) => done !== undefined)?.done?.round;
  if (isLast && round !== undefined) {
    // Nothing of the past is shown again when somebody opens the game.
    await writeShown(ctx.tx, round, round.id);
  }
}

/** A few of the free spins of a member, as long as there are any. */
async function playFree(ctx: Ctx<MemberActor>, env: FreeSpinsEnv): Promise<void> {
  const [grant] = await listFreeSpins(ctx, {});
  if (grant === undefined || !(env.snapshot.byNodeId.get(grant.nodeId)?.isOpen ?? false)) {
    return;
  }
  for (let played = 0; played < Math.min(freeAtOnce, grant.left); played += 1) {
    if (!(await wasPlayed(ctx, env, grant.id))) {
      return;
    }
  }
}

/** Who is stopped plays no more; the nonce that the refusal leaves goes back. */
async function wasPlayed(
  ctx: Ctx<MemberActor>,
  env: FreeSpinsEnv,
  id: FreeSpinsId,
): Promise<boolean> {
  try {
    await playFreeSpin(ctx, env, id);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    const owner = keyedOwner({ memberId: ctx.actor.id, mode: 'real' });
    await send(ctx.tx, returnStatement([{ ...owner, count: 1 }]));
    return false;
  }
}

function rotation(at: Temporal.Instant, whose: Pick<Sitting, 'player' | 'mode'>): Scene {
  return {
    at,
    play: async (ctx) => {
      await rotateSeeds(ctx, whose);
    },
  };
}
