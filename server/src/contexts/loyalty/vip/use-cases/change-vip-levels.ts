import { categories, maxReturnPpm } from '@portal/commission';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { type RatedLevel, readRatedLadder } from '../ladder.ts';
import { noRates, percentOf, readRankRates, storedRates } from '../rank-rates.ts';
import { insertRankRates } from '../store-rank-rates.ts';
import { type LevelForm, lockLadder, replaceLevels } from '../store-vip.ts';
import { isSameLadder } from '../stored-ladder.ts';

/**
 * Refuses `vip_ladder_invalid` unless the ranks count from 0 without a gap and none asks for less
 * or brings less than the one below it, then `return_guard` where a rank brings more of a category
 * than may flow back (A10).
 */
export function refuseImpossible(levels: readonly RatedLevel[]): void {
  const isLadder = levels.every((level, at) => {
    const below = levels[at - 1];
    return level.rank === at && (below === undefined || isAbove(level, below));
  });
  if (!isLadder) {
    throw new Refusal('vip_ladder_invalid');
  }
  refuseReturn(levels);
}

/** The ladder as it was written last, with the rates of tomorrow; one changes it at a time. */
export async function lockComingLadder(ctx: Ctx): Promise<readonly RatedLevel[]> {
  await lockLadder(ctx.tx);
  return readRatedLadder(ctx.tx, tomorrowOf(ctx));
}

/**
 * Replaces the ladder; other rates hold from the next day of the site. Refuses as
 * {@link refuseImpossible} does, then `vip_ladder_changed` where another one holds than it was made
 * from.
 */
export async function changeVipLevels(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly levels: readonly RatedLevel[];
    /** Of what waited for a second person; absent where one operator changes it alone. */
    readonly madeFrom?: readonly RatedLevel[];
    readonly reason: string;
  },
): Promise<void> {
  const { levels, madeFrom, reason } = command;
  refuseImpossible(levels);
  const tomorrow = tomorrowOf(ctx);
  const before = await lockComingLadder(ctx);
  if (madeFrom !== undefined && !isSameLadder(before, madeFrom)) {
    throw new Refusal('vip_ladder_changed');
  }
  await replaceLevels(ctx.tx, levels);
  await replaceRates(ctx, levels, tomorrow);
  await recordAct(ctx, {
    action: 'vip.change_ladder',
    subject: { type: 'vip', id: ctx.site.id },
    before: factsOf(before),
    after: factsOf(levels),
    reason,
  });
}

function tomorrowOf(ctx: Ctx): string {
  return String(siteDate(ctx).add({ days: 1 }));
}

function isAbove(level: RatedLevel, below: RatedLevel): boolean {
  return (
    level.upgradeDepositMinor >= below.upgradeDepositMinor &&
    level.upgradeValidMinor >= below.upgradeValidMinor &&
    level.birthdayGiftMinor >= below.birthdayGiftMinor &&
    level.depositBoostPercent >= below.depositBoostPercent &&
    (level.hasHost || !below.hasHost) &&
    categories.every((category) => level.rates[category] >= below.rates[category])
  );
}

/** The highest rank brings most. */
function refuseReturn(levels: readonly RatedLevel[]): void {
  const rates = levels.at(-1)?.rates ?? noRates;
  const category = categories.find((name) => BigInt(rates[name]) > maxReturnPpm[name]);
  if (category !== undefined) {
    const most = percentOf(Number(maxReturnPpm[category]));
    throw new Refusal('return_guard', { category, most });
  }
}

/** A rank that is no more brings nothing to whoever still stands on it. */
async function replaceRates(
  ctx: Ctx,
  levels: readonly RatedLevel[],
  effectiveOn: string,
): Promise<void> {
  const standing = await readRankRates(ctx.tx, effectiveOn);
  const gone = [...standing.keys()].filter((rank) => rank >= levels.length);
  const coming = [...levels, ...gone.map((rank) => ({ rank, rates: noRates }))];
  for (const { rank, rates } of coming) {
    const next = storedRates(rates);
    if (String(next) !== String(storedRates(standing.get(rank) ?? noRates))) {
      await insertRankRates(ctx.tx, { rank, rates: next, effectiveOn });
    }
  }
}

/**
 * One line for each rank: deposits, play, what keeps it, gift, that of a birthday; and what it
 * brings, if anything.
 */
function factsOf(levels: readonly RatedLevel[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    levels.map((level) => [
      `rank ${level.rank}`,
      [...figuresOf(level), ...sharesOf(level)].join(' '),
    ]),
  );
}

function figuresOf(level: LevelForm): readonly string[] {
  const { upgradeDepositMinor, upgradeValidMinor, keepValidMinor, giftMinor } = level;
  const asked = [upgradeDepositMinor, upgradeValidMinor, keepValidMinor];
  return [...asked, giftMinor, level.birthdayGiftMinor].map(String);
}

function sharesOf({ rates, depositBoostPercent, hasHost }: RatedLevel): readonly string[] {
  const rated = categories.filter((category) => rates[category] > 0);
  return [
    ...rated.map((category) => `${category} ${percentOf(rates[category])}%`),
    ...(depositBoostPercent > 0 ? [`boost ${depositBoostPercent}%`] : []),
    ...(hasHost ? ['host'] : []),
  ];
}
