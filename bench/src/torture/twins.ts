import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTable } from '../load/spins.ts';
import { openHouse } from './house.ts';
import { openJournal } from './journal.ts';
import { judgeSpins } from './referee.ts';
import { createSpinner } from './spinner.ts';
import type { Verdict } from './verdict.ts';

const twins = 200;
const players = 20;
const giveUpSeconds = 60;

/** R107: 200 parallel twins of each key; in every fourth round the server is killed meanwhile. */
export async function duplicates(seconds: number): Promise<Verdict> {
  const house = await openHouse();
  const back = await house.back();
  const admitted = await back.admitPlayers({ count: players, cashMinor: 10n ** 10n });
  await back.close();
  const [first] = admitted;
  if (first === undefined) {
    throw new Error('no player');
  }
  const table = await findTable(house.port(), first);
  const journal = await openJournal(join(house.folder, 'client-journal.jsonl'));
  const spinners = Array.from({ length: twins }, () =>
    createSpinner({ journal, table, players: admitted, port: () => house.port() }),
  );
  const until = performance.now() + seconds * 1000;
  let keys = 0;
  let kills = 0;
  for (; performance.now() < until; keys += 1) {
    const command = { key: randomUUID(), player: keys % players };
    const giveUpAt = performance.now() + giveUpSeconds * 1000;
    const all = spinners.map((spinner) => spinner.spin(command, giveUpAt));
    if (keys % 4 === 3) {
      await pause(5);
      await house.killServer();
      await house.startServer();
      kills += 1;
    }
    await Promise.all(all);
  }
  spinners.forEach((spinner) => spinner.close());
  await journal.close();
  const verdict = await judgeSpins(`${twins} parallel twins of each key`, {
    url: house.databaseUrl(),
    journal,
    players: admitted,
    notes: { keys, answers: keys * twins, serverKills: kills },
  });
  await house.close();
  return verdict;
}
