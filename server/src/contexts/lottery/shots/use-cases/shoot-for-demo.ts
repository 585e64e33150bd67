import type { Ctx } from '../../../../platform/context.ts';
import { createChance } from '../../../../platform/demo/chance.ts';
import { memberCtx } from '../../../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../../../platform/demo/unless-refused.ts';
import { everyMember } from '../../../members/index.ts';
import { selectGames } from '../../store-games.ts';
import { countShots, selectShotRounds } from '../store-shots.ts';
import { shotSecondsAfterClose } from '../window.ts';
import { shootNumber } from './shoot-number.ts';

/** Accounts of the demo that nobody plays with by hand, so that no one's turn is taken. */
const shooters = ['demoagent', 'demodownline1', 'demodownline2', 'demodownline3'];

/** As many make a draw, which needs twenty; beyond that a round is left to whoever visits. */
export const enoughShots = 26;

/**
 * On a demo site, one shot by one of its own members at each round that needs some: without them no
 * round of a site that few visit would ever be drawn. Nothing on any other site.
 */
export async function shootForDemo(ctx: Ctx): Promise<void> {
  if (!ctx.site.isDemo) {
    return;
  }
  const at = ctx.clock.now();
  const closesAfter = at.subtract({ seconds: shotSecondsAfterClose });
  const games = (await selectGames(ctx.tx, at)).filter(
    ({ settings, pausedBecause }) => settings.source === 'shots' && pausedBecause === null,
  );
  for (const { gameCode } of games) {
    const [round] = await selectShotRounds(ctx.tx, { gameCode, openedBy: at, closesAfter });
    if (round !== undefined && (await countShots(ctx.tx, round.id)) < enoughShots) {
      await shootOnce(ctx, { gameCode, issueNo: round.issueNo });
    }
  }
}

async function shootOnce(
  ctx: Ctx,
  round: { readonly gameCode: string; readonly issueNo: string },
): Promise<void> {
  const members = (await everyMember(ctx)).filter(
    ({ account, state }) => shooters.includes(account) && state === 'active',
  );
  if (members.length > 0) {
    // A draw follows from its shots, so no name of a round or time may foretell them.
    const chance = createChance(Buffer.from(ctx.random.bytes(16)).toString('hex'));
    const own = memberCtx(ctx, chance.pick(members));
    const number = String(chance.between(0, 99_999)).padStart(5, '0');
    await unlessRefused(() => shootNumber(own, { ...round, number }));
  }
}
