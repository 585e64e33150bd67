import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTable } from '../load/spins.ts';
import { type House, openHouse } from './house.ts';
import { openJournal } from './journal.ts';
import { judgeSpins } from './referee.ts';
import { createSpinner, type Spinner } from './spinner.ts';
import type { Verdict } from './verdict.ts';

const callers = 64;
const graceSeconds = 60;

/** R118: kill -9 of the server and of PostgreSQL in random order while 64 callers play. */
export async function crash(seconds: number): Promise<Verdict> {
  const house = await openHouse();
  const back = await house.back();
  const players = await back.admitPlayers({ count: callers, cashMinor: 10n ** 10n });
  await back.close();
  const [first] = players;
  if (first === undefined) {
    throw new Error('no player');
  }
  const table = await findTable(house.port(), first);
  const journal = await openJournal(join(house.folder, 'client-journal.jsonl'));
  const until = performance.now() + seconds * 1000;
  const spinners = players.map(() =>
    createSpinner({ journal, table, players, port: () => house.port() }),
  );
  const load = spinners.map((spinner, player) => play(spinner, { player, until }));
  const kills = await killAtRandom(house, until);
  await Promise.all(load);
  spinners.forEach((spinner) => spinner.close());
  await journal.close();
  const retries = spinners.reduce((sum, spinner) => sum + spinner.retries, 0);
  const verdict = await judgeSpins('kill -9 of server and database under load', {
    url: house.databaseUrl(),
    journal,
    players,
    notes: { ...kills, retries },
  });
  const isClean = await house.close();
  return isClean
    ? verdict
    : { ...verdict, faults: [...verdict.faults, 'the last stop was not clean'] };
}

async function play(
  spinner: Spinner,
  run: { readonly player: number; readonly until: number },
): Promise<void> {
  while (performance.now() < run.until) {
    const command = { key: randomUUID(), player: run.player };
    if (!(await spinner.spin(command, run.until + graceSeconds * 1000))) {
      return;
    }
  }
}

async function killAtRandom(
  house: House,
  endsAt: number,
): Promise<{ serverKills: number; databaseKills: number }> {
  let serverKills = 0;
  let databaseKills = 0;
  for (;;) {
    await pause(randomInt(400, 2500));
    if (performance.now() > endsAt) {
      return { serverKills, databaseKills };
    }
    const victim = randomInt(3);
    if (victim !== 0 && house.killDatabase()) {
      databaseKills += 1;
    }
    if (victim !== 1) {
      await house.killServer();
      serverKills += 1;
      await house.startServer();
    }
  }
}
