import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart } from '../../platform/demo/demo-part.ts';
import type { Game } from '../catalog/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { knownSlots, type Sitting, sittingsOf } from './demo-sittings.ts';
import type { Games } from './games.ts';
import type { GamesEnv } from './play.ts';
import { writeShown } from './rounds/store-rounds.ts';
import { placeSpins } from './slots/use-cases/place-spins.ts';

/** When the play of a day before the last month is told. */
const eveningHours = 21;
/** Of those who are there on such a day, who plays; many of them are there on every day. */
const playersShare = 0.6;

/**
 * What members played in the weeks before the last month. All play of a day is one batch at one
 * moment, so that figures go back as far without the work of each visit.
 */
export function earlyGamesDemo({ catalogue, book }: Games): DemoPart {
  return async (ctx, day) => {
    const env = { snapshot: await catalogue.current(), book };
    const known = knownSlots(env);
    const siteCurrency = ctx.site.currency;
    const members = await everyMember(ctx);
    const sittings = members.flatMap((member) => sittingOf({ day, member, known, siteCurrency }));
    const play = (evening: Ctx) => playAll(evening, env, { day, sittings });
    return sittings.length === 0 ? [] : [{ at: day.at(eveningHours), play }];
  };
}

/** One sitting of a member who plays that day. */
function sittingOf(visitor: {
  readonly day: DemoDay;
  readonly member: Member;
  readonly known: readonly Game[];
  readonly siteCurrency: string;
}): readonly Sitting[] {
  const { day, member } = visitor;
  const visit = day.visitOf({ name: member.account, since: member.registeredAt });
  const chance = day.chance(`early ${member.account}`);
  if (visit === undefined || member.kind === 'trial' || !chance.happens(playersShare)) {
    return [];
  }
  const player = { memberId: member.id, isTrial: false };
  return sittingsOf({ ...visitor, visit }, { player, mode: 'real', chance }).slice(0, 1);
}

async function playAll(
  ctx: Ctx,
  env: GamesEnv,
  { day, sittings }: { readonly day: DemoDay; readonly sittings: readonly Sitting[] },
): Promise<void> {
  const commands = sittings.flatMap(({ player, mode, game, stake, spins }) =>
    Array.from({ length: spins }, (_, at) => ({
      player,
      mode,
      nodeId: game.nodeId,
      stake,
      claim: {
        scope: `${player.memberId} demo`,
        key: `demo-early-${String(day.date)}-${at}`,
        fingerprint: stake,
      },
    })),
  );
  const answers = await placeSpins(ctx, env, commands);
  // Nothing of the past is shown again when somebody opens the game.
  const last = new Map(
    answers.flatMap(({ done }) =>
      done === undefined ? [] : [[done.round.memberId, done.round] as const],
    ),
  );
  for (const round of last.values()) {
    await writeShown(ctx.tx, round, round.id);
  }
}
