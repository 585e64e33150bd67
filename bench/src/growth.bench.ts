import type { Bench } from './bench.ts';
import { type GrowingSite, openGrowingSite } from './growth/bet-on-site.ts';
import { fillSite, type SiteSize } from './growth/fill-site.ts';
import { percentiles, round } from './load/percentiles.ts';
import type { Stage } from './stage.ts';

const small: SiteSize = { members: 1000, lines: 10_000 };
/** `GROWTH_MEMBERS` and `GROWTH_LINES` ask for fewer. */
const large: SiteSize = {
  members: Number(process.env['GROWTH_MEMBERS'] ?? 1_000_000),
  lines: Number(process.env['GROWTH_LINES'] ?? 10_000_000),
};
const turns = 5;
const warmUpSeconds = 2;

/** What a bet costs on a site that grew, beside one that is young: both in turn, in one run. */
export const growthBench: Bench = {
  name: 'growth',
  isAskedFor: true,
  run: async (stage) => {
    const sites = [await grow(stage, 'small', small), await grow(stage, 'large', large)] as const;
    const [young, old] = await betInTurn(sites, stage.seconds);
    await Promise.all(sites.map((site) => site.close()));
    const [before, after] = [percentiles(young), percentiles(old)];
    return [
      { name: `bet, ${named(small)}`, value: before.p50Ms, unit: 'ms p50', ...before },
      { name: `bet, ${named(large)}`, value: after.p50Ms, unit: 'ms p50', ...after },
      {
        name: 'bet, the grown site beside the young one',
        value: round(after.p50Ms / before.p50Ms),
        unit: 'times',
        bar: 1.3,
        note: `${young.length} and ${old.length} bets`,
      },
    ];
  },
};

function named({ members, lines }: SiteSize): string {
  return `${members.toLocaleString('en')} members, ${lines.toLocaleString('en')} ledger lines`;
}

async function grow(stage: Stage, name: string, size: SiteSize): Promise<GrowingSite> {
  const url = await stage.freshDatabase(`bench_growth_${name}`);
  process.stderr.write(`  ${named(size)} …\n`);
  await fillSite(url, size);
  return openGrowingSite(url, size.members);
}

/** What slows the machine for a while slows both. */
async function betInTurn(
  [young, old]: readonly [GrowingSite, GrowingSite],
  seconds: number,
): Promise<readonly [readonly number[], readonly number[]]> {
  await young.bet(warmUpSeconds);
  await old.bet(warmUpSeconds);
  const [youngMs, oldMs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    youngMs.push(...(await young.bet(seconds / turns)));
    oldMs.push(...(await old.bet(seconds / turns)));
  }
  return [youngMs, oldMs];
}
