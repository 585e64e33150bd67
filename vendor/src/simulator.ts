import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openGames } from './games/all-games.ts';
import { openShownRounds } from './http/shown-rounds.ts';
import { createSimulatorServer } from './http/server.ts';
import { writeIntroductions } from './introductions.ts';
import { keptKeys } from './kept-keys.ts';
import { openSeats } from './seats.ts';
import { openBetBook } from './wallet/bet-book.ts';
import { openPurseBook } from './wallet/purse-book.ts';

export interface Simulator {
  readonly origin: string;
  /** The file that a site takes as `VENDORS_FILE`. */
  readonly introductions: string;
  stop(): Promise<void>;
}

const ticksPerSecond = 4;

/** Opens all vendors on one port; 0 takes a free one. */
export async function startSimulator(options: {
  readonly port: number;
  readonly folder: string;
}): Promise<Simulator> {
  const keys = keptKeys(join(options.folder, 'keys.json'));
  const games = openGames();
  const book = openPurseBook(join(options.folder, 'purses.json'));
  const bets = openBetBook(join(options.folder, 'bets.jsonl'));
  const place = { origin: '' };
  const server = createSimulatorServer({
    games,
    keys,
    book,
    bets,
    shown: openShownRounds(bets),
    seats: openSeats(book, bets),
    origin: () => place.origin,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with one.
  place.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const introductions = join(options.folder, 'introductions.json');
  writeIntroductions(introductions, { origin: place.origin, keys });
  const ticking = setInterval(() => games.forEach((game) => game.tick()), 1000 / ticksPerSecond);
  return {
    origin: place.origin,
    introductions,
    stop: async () => {
      clearInterval(ticking);
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
