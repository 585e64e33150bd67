import { systemUnit, type UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { balancesOf, mostSummed } from '../../cards.ts';
import { claimRun, forgetRuns, keepBalances, selectInOrder } from '../store-balances.ts';
import { createTeamSums, type TeamSum } from '../sum-teams.ts';

const unit = systemUnit('agents_team_balances');
const everyMs = 600_000;
const pageRows = 5000;

/**
 * Takes the balance of every large team once in ten minutes, in the process that was first. The
 * tree is read in pages, each a transaction, so nothing waits for it; a balance is as old as its
 * page, some seconds. Answers whether it was this process.
 */
export async function takeTeamBalances(work: UnitOfWork): Promise<boolean> {
  const at = await work.run(unit, async (ctx) => {
    const now = ctx.clock.now();
    const dueMs = Math.floor(now.epochMilliseconds / everyMs) * everyMs;
    const dueAt = Temporal.Instant.fromEpochMilliseconds(dueMs);
    await forgetRuns(ctx.tx, dueAt.subtract({ hours: 1 }));
    return (await claimRun(ctx.tx, dueAt)) ? now : undefined;
  });
  if (at === undefined) {
    return false;
  }
  const sums = createTeamSums();
  for (let after: string | undefined = ''; after !== undefined;) {
    after = await takePage(work, { after, at, sums });
  }
  await work.run(unit, (ctx) => keepBalances(ctx.tx, { at, rows: largeOf(sums.end()) }));
  return true;
}

/** Where the next page begins; nothing at the end of the tree. */
async function takePage(
  work: UnitOfWork,
  page: {
    readonly after: string;
    readonly at: Temporal.Instant;
    readonly sums: ReturnType<typeof createTeamSums>;
  },
): Promise<string | undefined> {
  return work.run(unit, async (ctx) => {
    const places = await selectInOrder(ctx.tx, { after: page.after, limit: pageRows });
    const balances = await balancesOf(
      ctx,
      places.map(({ memberId }) => memberId),
    );
    const closed = places.flatMap((place) =>
      page.sums.add({ ...place, balanceMinor: balances.get(place.memberId) ?? 0n }),
    );
    await keepBalances(ctx.tx, { at: page.at, rows: largeOf(closed) });
    return places.length < pageRows ? undefined : places.at(-1)?.path;
  });
}

function largeOf(sums: readonly TeamSum[]): readonly TeamSum[] {
  return sums.filter(({ people }) => people > mostSummed);
}
