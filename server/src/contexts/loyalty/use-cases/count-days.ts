import type { Ctx } from '../../../platform/context.ts';
import { siteDate, siteDay } from '../../../platform/site-date.ts';
import { baseKey, changesSince, type DayBase, readDayBases } from '../day-bases.ts';
import { lockCounting, selectCounted, writeCounted, writeVoids } from '../points/store-points.ts';
import { creditPoints } from '../points/use-cases/credit-points.ts';
import { addToStandings, type Volume } from '../vip/store-vip.ts';

/** Results that vendors take back within so many days change what was earned by them. */
const daysBack = 7;

/**
 * Turns the closed days of the site into points and totals of ranks. It books the difference to
 * what was counted before, so that a day counts once, however often this runs and whatever was
 * taken back since.
 */
export async function countDays(ctx: Ctx, days = daysBack): Promise<void> {
  await lockCounting(ctx.tx);
  const today = siteDate(ctx);
  for (let back = days; back > 0; back -= 1) {
    await countDay(ctx, String(today.subtract({ days: back })));
  }
}

async function countDay(ctx: Ctx, day: string): Promise<void> {
  const bases: readonly DayBase[] = await readDayBases(ctx, { day });
  const memberIds = [...new Set(bases.map(({ memberId }) => memberId))];
  const counted = await selectCounted(ctx.tx, { memberIds, day });
  const changes = changesSince(counted, bases);
  if (changes.length === 0) {
    return;
  }
  const ruleOf = await creditPoints(ctx, changes);
  await addToStandings(ctx.tx, { volumes: volumesOf(changes), today: siteDay(ctx) });
  const changed = new Set(changes.map(baseKey));
  const now = bases.filter((base) => changed.has(baseKey(base)));
  const isOwn = (base: DayBase) => base.sourceDay === base.day;
  await writeCounted(
    ctx.tx,
    now.filter(isOwn).map((base) => ({ ...base, rule: ruleOf(base) })),
  );
  await writeVoids(
    ctx.tx,
    now.filter((base) => !isOwn(base)),
  );
}

/** What each member played and paid in more than was counted before. */
function volumesOf(changes: readonly DayBase[]): readonly Volume[] {
  const volumes = new Map<string, Volume>();
  for (const { memberId, type, baseMinor } of changes) {
    const { depositMinor, validMinor } = volumes.get(memberId) ?? {
      depositMinor: 0n,
      validMinor: 0n,
    };
    volumes.set(
      memberId,
      type === 'deposit'
        ? { memberId, validMinor, depositMinor: depositMinor + baseMinor }
        : { memberId, depositMinor, validMinor: validMinor + baseMinor },
    );
  }
  return [...volumes.values()];
}
