import { assertDefined } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../src/platform/context.ts';
import { protectionGate } from '../../src/contexts/bets/protection.ts';
import { applyCommands } from '../../src/contexts/bets/use-cases/apply-commands.ts';
import type { Game, Snapshot } from '../../src/contexts/catalog/index.ts';
import { prizesBy } from '../../src/contexts/games/free-spins/pay-prize.ts';
import { listFreeSpins } from '../../src/contexts/games/free-spins/use-cases/list-free-spins.ts';
import { playFreeSpin } from '../../src/contexts/games/free-spins/use-cases/play-free-spin.ts';
import { openDesignBook } from '../../src/contexts/games/rounds/design-book.ts';
import type { Player, GamesEnv } from '../../src/contexts/games/play.ts';
import { placeSpins } from '../../src/contexts/games/slots/use-cases/place-spins.ts';
import type { SpinCommand } from '../../src/contexts/games/slots/ready-spin.ts';
import type { testDatabase } from '../harness.ts';
import { openCatalogue } from './catalog.ts';
import { fund } from './wallet.ts';
import { workOf } from './work.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** The shipped catalogue and designs, as a playing process holds them. */
export async function openGamesEnv(test: TestDatabase): Promise<GamesEnv> {
  const catalogue = await openCatalogue(test);
  return { snapshot: await catalogue.current(), book: await openDesignBook(workOf(test)) };
}

/** Pays what free rounds win, in the transaction of the test. */
export const testPrizes = prizesBy({
  apply: (ctx, orders) => applyCommands(ctx, { gate: protectionGate }, orders),
});

let players = 0;

/** A player of this test file with money; ids are fresh, so tests never share one. */
export async function buildPlayer(
  test: TestDatabase,
  { cashMinor = 100_000n, isTrial = false }: { cashMinor?: bigint; isTrial?: boolean } = {},
): Promise<Player> {
  players += 1;
  const memberId = `mbr_player${players}` as const;
  if (cashMinor > 0n && !isTrial) {
    await test.inUnit((ctx: Ctx) => fund(ctx, `member:${memberId}:cash`, cashMinor));
  }
  return { memberId, isTrial };
}

export function actorOf(player: Player): MemberActor {
  return {
    kind: 'member',
    id: player.memberId,
    sessionId: 'ses_test',
    isTrial: player.isTrial,
    isAgent: false,
    isRestricted: false,
    ip: '127.0.0.1',
  };
}

/** The first open game with a trial that plays the 5×3 20-line house slot. */
export function houseSlot(snapshot: Snapshot): Game {
  const found = snapshot.entries
    .map((entry) => entry.game)
    .find((game) => game.designId === 'house-20-lines' && game.hasTrial && game.isOpen);
  return assertDefined(found, 'the shipped catalogue has the house slot');
}

/** Plays the house slot so many times for its smallest stake, in one batch. */
export async function playSpins(
  test: TestDatabase,
  env: GamesEnv,
  plan: { readonly player: Player; readonly count: number },
): Promise<void> {
  const { player, count } = plan;
  const spins = Array.from({ length: count }, () => buildSpin(env, player));
  await test.inUnit((ctx) => placeSpins(ctx, env, spins));
}

let keys = 0;

/** A spin of the house slot for its smallest stake, with a key of its own. */
export function buildSpin(
  env: GamesEnv,
  player: Player,
  overrides: Partial<SpinCommand> = {},
): SpinCommand {
  keys += 1;
  const game = houseSlot(env.snapshot);
  const mode: PlayMode = player.isTrial ? 'trial' : 'real';
  const credits = [20, 40, 100][game.stakeLevel] ?? 20;
  return {
    player,
    mode,
    nodeId: game.nodeId,
    stake: `${Math.floor(credits / 100)}.${String(credits % 100).padStart(2, '0')}`,
    claim: { scope: `${player.memberId} spin`, key: `key-${keys}`, fingerprint: 'a spin' },
    ...overrides,
  };
}

/** Plays the free spins that a member has, to the last one; what they won in minor units. */
export async function playFreeSpins(test: TestDatabase, actor: MemberActor): Promise<bigint> {
  const env = {
    ...(await openGamesEnv(test)),
    prizes: testPrizes,
    rankOf: () => Promise.resolve(0),
  };
  let wonMinor = 0n;
  for (const { id, left } of await test.inUnit((ctx) => listFreeSpins(ctx, {}), { actor })) {
    for (let spin = 0; spin < left; spin += 1) {
      const { round } = await test.inUnit((ctx) => playFreeSpin(ctx, env, id), { actor });
      wonMinor += round.winMinor;
      test.clock.advance({ seconds: 1 });
    }
  }
  return wonMinor;
}
