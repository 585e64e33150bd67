import { assert, assertDefined } from '@portal/money';
import pg from 'pg';
import type { Bench } from './bench.ts';
import { percentiles, round } from './load/percentiles.ts';
import { openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import { driveSpins } from './load/spin-callers.ts';
import { findTable, spinBytes, type SpinBytes } from './load/spins.ts';
import type { Stage } from './stage.ts';

const callers = 128;
const members = 1024;
const turns = 6;
const swap = new URL('bare/swap-spins.ts', import.meta.url).href;

interface Arm {
  /** Bets a second for so long. */
  bet(seconds: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * What the bet record, limits and turnover facts cost a bet over HTTP: the product beside the same
 * server whose batch of spins leaves them out, both in turn, in one run.
 */
export const bareSpinsBench: Bench = {
  name: 'bare spins',
  isAskedFor: true,
  run: async (stage) => {
    const arms = [await openArm(stage, 'bare'), await openArm(stage, 'whole')] as const;
    const [bare, whole] = await betInTurn(arms, stage.seconds);
    await Promise.all(arms.map((arm) => arm.close()));
    return [
      { name: 'bets over HTTP, the two sends alone', value: round(bare), unit: 'bets/s' },
      {
        name: 'bets over HTTP, with record, limits and turnover',
        value: round(whole),
        unit: 'bets/s',
        yardstick: round(bare),
        ratio: round(whole / bare),
        bar: 0.85,
        note: `medians of ${turns} turns each, ${callers} callers, ${members} members`,
      },
    ];
  },
};

/** What slows the machine for a while slows both; the median forgets the worst of it. */
async function betInTurn(
  [bare, whole]: readonly [Arm, Arm],
  seconds: number,
): Promise<readonly [number, number]> {
  const figures: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    figures[0].push(await bare.bet(seconds / turns));
    figures[1].push(await whole.bet(seconds / turns));
  }
  return [percentiles(figures[0]).p50Ms, percentiles(figures[1]).p50Ms];
}

async function openArm(stage: Stage, name: 'bare' | 'whole'): Promise<Arm> {
  const url = await stage.freshDatabase(`bench_record_${name}`);
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: stage.folder(name),
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
    ...(name === 'bare' && { NODE_OPTIONS: `--import ${swap}` }),
  });
  const back = await openBack(url);
  const players = await back.admitPlayers({ count: members, cashMinor: 10n ** 10n });
  const table = await findTable(server.port, assertDefined(players[0], 'there are players'));
  const spins: readonly SpinBytes[] = players.map((player) => spinBytes(player, table));
  return {
    bet: async (seconds) => {
      const run = { port: server.port, callers, seconds, warmUpSeconds: 1 };
      return (await driveSpins(run, spins)).perSecond;
    },
    close: async () => {
      await proveArm(url, name);
      await back.close();
      await server.stop();
    },
  };
}

/** The rows say which batch a server had: rounds without bets, or a bet of each. */
async function proveArm(url: string, name: 'bare' | 'whole'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ bets: number; rounds: number }>(
      'select (select count(*)::int from bets) as bets, (select count(*)::int from rounds) as rounds',
    );
    const { bets, rounds } = assertDefined(rows[0], 'counts are a row');
    const kept = name === 'bare' ? 0 : rounds;
    assert(rounds > 0 && bets === kept, `the ${name} server has ${bets} bets of ${rounds} rounds`);
  } finally {
    await client.end();
  }
}
