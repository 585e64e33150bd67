import { currency, formatAmount } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import type { Visit } from '../../platform/demo/visits.ts';
import { type Game, stakesOf } from '../catalog/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import type { Games } from './games.ts';
import { type Player, purseOf, type GamesEnv } from './play.ts';
import { writeShown } from './rounds/store-rounds.ts';
import { rotateSeeds } from './seeds/use-cases/rotate-seeds.ts';
import { placeSpins } from './slots/use-cases/place-spins.ts';

/** Somebody at one game for a while. */
interface Sitting {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly game: Game;
  /** Decimal text. */
  readonly stake: string;
  readonly spins: number;
}

/** A few spins of a sitting that leave together. */
interface Burst extends Sitting {
  /** Under which its money is claimed. */
  readonly key: string;
  readonly isLast: boolean;
}

/** As many spins as a player makes before looking at the balance; they leave as one batch. */
const spinsOfABurst = 20;
const burstHours = 45 / 3600;
const favourites = 4;
const knownGames = 30;
/** A player shows the seed in use about so often, to check the rounds that it decided. */
const rotationsPerVisit = 0.03;

/** What members played: slots, in sittings of their visits, with winners as the reels fell. */
export function gamesDemo({ catalogue, book }: Games): DemoPart {
  return async (ctx, day) => {
    const env = { snapshot: await catalogue.current(), book };
    const known = knownSlots(env);
    const members = await everyMember(ctx);
    return members.flatMap((member) => {
      const visit = day.visitOf({ name: member.account, since: member.registeredAt });
      return visit === undefined || member.state !== 'active'
        ? []
        : scenesOf(env, { ctx, day, member, visit, known });
    });
  };
}

interface Coming {
  readonly ctx: Ctx;
  readonly day: DemoDay;
  readonly member: Member;
  readonly visit: Visit;
  /** What people play. */
  readonly known: readonly Game[];
}

function scenesOf(env: GamesEnv, coming: Coming): readonly Scene[] {
  const { day, member, visit } = coming;
  const chance = day.chance(`play ${member.account}`);
  const player = { memberId: member.id, isTrial: member.kind === 'trial' };
  const mode = player.isTrial ? 'trial' : 'real';
  const sittings = sittingsOf(coming, { player, mode, chance });
  const bursts = sittings.flatMap((sitting, at) => burstsOf(sitting, `${String(day.date)}-${at}`));
  const first = visit.fromHours + burstHours;
  const scenes = bursts.map((burst, index): Scene => {
    return { at: day.at(first + index * burstHours), play: (ctx) => spin(ctx, env, burst) };
  });
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

function sittingsOf(
  { ctx, member, visit, day, known }: Coming,
  { player, mode, chance }: Pick<Sitting, 'player' | 'mode'> & { readonly chance: Chance },
): readonly Sitting[] {
  const { currency: code } = purseOf(player.memberId, mode, ctx.site.currency);
  const habit = day.chanceOf(`taste ${member.account}`);
  const games = Array.from({ length: favourites }, () => habit.pick(known));
  const boldness = habit.between(0, 2);
  return Array.from({ length: chance.between(1, visit.minutes > 14 ? 2 : 1) }, () => {
    const game = chance.pick(games);
    const stakes = stakesOf(game, code);
    const { stakeMinor } = chance.pick(stakes.slice(0, 2 + boldness));
    const stake = formatAmount(stakeMinor, currency(code));
    return { player, mode, game, stake, spins: chance.between(4, visit.minutes) };
  });
}

/** The games that people know: those at the head of the list, open and with free play. */
function knownSlots({ snapshot, book }: GamesEnv): readonly Game[] {
  return snapshot.entries
    .map(({ game }) => game)
    .filter(({ isOpen, hasTrial }) => isOpen && hasTrial)
    .filter(({ designId }) => book.inUse.get(designId)?.kind === 'slot')
    .slice(0, knownGames);
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

function rotation(at: Temporal.Instant, whose: Pick<Sitting, 'player' | 'mode'>): Scene {
  return {
    at,
    play: async (ctx) => {
      await rotateSeeds(ctx, whose);
    },
  };
}
