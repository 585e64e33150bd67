import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { readLadder } from '../ladder.ts';
import { type LevelForm, replaceLevels } from '../store-vip.ts';

/**
 * Replaces the ladder. Refuses `vip_ladder_invalid` unless its ranks count from 0 without a gap and
 * none asks for less than the one below it.
 */
export async function changeVipLevels(
  ctx: Ctx<OperatorActor>,
  command: { readonly levels: readonly LevelForm[]; readonly reason: string },
): Promise<void> {
  const { levels, reason } = command;
  const isLadder = levels.every((level, at) => {
    const below = levels[at - 1];
    return level.rank === at && (below === undefined || isAbove(level, below));
  });
  if (!isLadder) {
    throw new Refusal('vip_ladder_invalid');
  }
  const before = await readLadder(ctx.tx);
  await replaceLevels(ctx.tx, levels);
  await recordAct(ctx, {
    action: 'vip.change_ladder',
    subject: { type: 'vip', id: ctx.site.id },
    before: factsOf(before),
    after: factsOf(levels),
    reason,
  });
}

function isAbove(level: LevelForm, below: LevelForm): boolean {
  return (
    level.upgradeDepositMinor >= below.upgradeDepositMinor &&
    level.upgradeValidMinor >= below.upgradeValidMinor
  );
}

/** One line for each rank: deposits, play, what keeps it, gift. */
function factsOf(levels: readonly LevelForm[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    levels.map((level) => [
      `rank ${level.rank}`,
      [level.upgradeDepositMinor, level.upgradeValidMinor, level.keepValidMinor, level.giftMinor]
        .map(String)
        .join(' '),
    ]),
  );
}
