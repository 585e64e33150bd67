import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { findTable } from '../load/spins.ts';
import { openHouse } from './house.ts';
import { type Journal, openJournal } from './journal.ts';
import { judgeSpins } from './referee.ts';
import { createSpinner, type Spinner, type SpinnerParts } from './spinner.ts';
import type { Verdict } from './verdict.ts';

const usualCallers = 128;
const floodCallers = 3000;
const players = 600;
const giveUpSeconds = 60;

/** R126: more callers than the server admits; the rest is turned away at once and comes back. */
export async function overload(seconds: number): Promise<Verdict> {
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
  const parts = { journal, table, players: admitted, port: () => house.port() };
  const usual = await flood(parts, { callers: usualCallers, seconds: seconds / 2 });
  const flooded = await flood(parts, { callers: floodCallers, seconds: seconds / 2 });
  await journal.close();
  const verdict = await judgeSpins(`overload, ${floodCallers} callers at once`, {
    url: house.databaseUrl(),
    journal,
    players: admitted,
    notes: {
      usualPerSecond: usual.perSecond,
      floodedPerSecond: flooded.perSecond,
      turnedAway: flooded.shed,
    },
    faults: flooded.shed === 0 ? ['nobody was turned away: this was no overload'] : [],
  });
  await house.close();
  return verdict;
}

async function flood(
  parts: SpinnerParts,
  load: { readonly callers: number; readonly seconds: number },
): Promise<{ readonly perSecond: number; readonly shed: number }> {
  const before = doneIn(parts.journal);
  const until = performance.now() + load.seconds * 1000;
  const spinners = Array.from({ length: load.callers }, () => createSpinner(parts));
  await Promise.all(spinners.map((spinner, caller) => play(spinner, { caller, until })));
  spinners.forEach((spinner) => spinner.close());
  return {
    perSecond: Math.round((doneIn(parts.journal) - before) / load.seconds),
    shed: spinners.reduce((sum, spinner) => sum + spinner.shed, 0),
  };
}

function doneIn(journal: Journal): number {
  return journal.answers.size;
}

async function play(
  spinner: Spinner,
  run: { readonly caller: number; readonly until: number },
): Promise<void> {
  while (performance.now() < run.until) {
    const command = { key: randomUUID(), player: run.caller % players };
    if (!(await spinner.spin(command, run.until + giveUpSeconds * 1000))) {
      return;
    }
  }
}
