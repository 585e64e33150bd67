import type { MemberId, RoundId } from '@portal/protocol';
import {
  blackjackEngine,
  blackjackHouse,
  diceEngine,
  diceHouse,
  minesHouse,
  type MinesState,
} from '@portal/games';
import { assertDefined } from '@portal/money';
import type { Game } from '../../src/contexts/catalog/index.ts';
import type { Player, GamesEnv } from '../../src/contexts/games/play.ts';
import {
  bookedSteppedOf,
  openDesignBook,
  shippedGames,
} from '../../src/contexts/games/rounds/design-book.ts';
import type { RoundNow } from '../../src/contexts/games/rounds/keep-step.ts';
import { type SteppedState, stateOf } from '../../src/contexts/games/rounds/replay-round.ts';
import { lockOpenRound } from '../../src/contexts/games/rounds/store-open-rounds.ts';
import type { ActCommand } from '../../src/contexts/games/rounds/use-cases/act-on-round.ts';
import {
  type OpenCommand,
  openRound,
} from '../../src/contexts/games/rounds/use-cases/open-round.ts';
import { withSeed } from '../../src/contexts/games/seeds/seed-secrets.ts';
import { streamOf } from '../../src/contexts/games/seeds/stream-of.ts';
import type { testDatabase } from '../harness.ts';
import { openCatalogue } from './catalog.ts';
import { houseSlot } from './games.ts';
import { workOf } from './work.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** Engines of one step and of several, of one stake and of more: what the shipped games lack. */
const morePlayables = [
  { kind: 'stepped', engine: blackjackEngine, design: blackjackHouse },
  { kind: 'stepped', engine: diceEngine, design: diceHouse },
] as const;

/**
 * What a process plays with whose catalogue also has a game of mines, one of blackjack, one of
 * dice.
 */
export async function openSteppedEnv(test: TestDatabase): Promise<GamesEnv> {
  const snapshot = await (await openCatalogue(test)).current();
  const book = await openDesignBook(workOf(test), [...shippedGames, ...morePlayables]);
  const games = [minesHouse, blackjackHouse, diceHouse].map(({ id }, index): Game => ({
    ...houseSlot(snapshot),
    nodeId: String(900_001 + index),
    designId: id,
    stakeLevel: 0,
  }));
  const byNodeId = new Map([
    ...snapshot.byNodeId,
    ...games.map((game) => [game.nodeId, game] as const),
  ]);
  return { snapshot: { ...snapshot, byNodeId }, book };
}

/** The test's game that plays a design. */
export function gameOf({ snapshot }: GamesEnv, designId: string): Game {
  const found = [...snapshot.byNodeId.values()].find((game) => game.designId === designId);
  return assertDefined(found, `a game plays ${designId}`);
}

/** Three mines among 25 tiles, for 0.10, unless said otherwise. */
export function buildOpening(
  env: GamesEnv,
  player: Player,
  overrides: Partial<OpenCommand> = {},
): OpenCommand {
  return {
    player,
    mode: player.isTrial ? 'trial' : 'real',
    nodeId: gameOf(env, minesHouse.id).nodeId,
    stake: '0.10',
    bet: minesBet(3),
    ...overrides,
  };
}

/** Opens the usual round, which waits for its next step. */
export function openMines(test: TestDatabase, env: GamesEnv, player: Player) {
  return test.inUnit((ctx) => openRound(ctx, env, buildOpening(env, player)));
}

export function minesBet(mines: number): OpenCommand['bet'] {
  return { engine: 'mines', mines } as OpenCommand['bet'];
}

/** The next step of a round; what is not said is as the round wants it. */
export function buildStep(
  player: Player,
  now: RoundNow,
  action: { readonly kind: string; readonly tile?: number },
): ActCommand {
  const { round, booked } = now;
  const step = assertDefined(round.steps, 'a stepped round').length;
  return { player, roundId: round.id, step, action: { engine: booked.engine.game, ...action } };
}

/** What the server knows of an open round and does not tell: played again from its seeds. */
export async function secretStateOf(
  test: TestDatabase,
  env: GamesEnv,
  round: { readonly memberId: MemberId; readonly id: RoundId },
): Promise<SteppedState> {
  return test.inUnit(async (ctx) => {
    const held = assertDefined(await lockOpenRound(ctx.tx, round), 'the round is open');
    const booked = bookedSteppedOf(env.book, held.round.designNumber);
    const { serverSeed } = withSeed(ctx, held);
    return stateOf(booked, held.round, streamOf({ ...held.round, serverSeed }));
  });
}

/** Where it is safe, and where it is not, in an open round of mines. */
export async function tilesOf(
  test: TestDatabase,
  env: GamesEnv,
  round: { readonly memberId: MemberId; readonly id: RoundId },
): Promise<{ safe: readonly number[]; mines: readonly number[] }> {
  const { mines, revealed } = (await secretStateOf(test, env, round)) as MinesState;
  const hidden = Array.from({ length: minesHouse.tiles }, (_, tile) => tile).filter(
    (tile) => !revealed.includes(tile),
  );
  return { mines, safe: hidden.filter((tile) => !mines.includes(tile)) };
}

/** The id of the game of mines that a test adds. */
export const minesNode = '900001';

/** Puts a game of mines into the catalogue of a running server; answers its id. */
export async function addMinesGame(test: TestDatabase): Promise<string> {
  await test.database().pool.query(
    `insert into games (node_id, vendor_code, game_type, game_classify, game_code, name,
       display_names, design_id, theme, stake_level, has_trial, group_code, popularity,
       released_on, is_open)
     select $2, vendor_code, game_type, 'AC', vendor_code || '-MINES', 'Mines', '{}', $1, '',
       0, true, '', 0, released_on, true
     from games order by node_id limit 1`,
    [minesHouse.id, minesNode],
  );
  // The catalogue looks for changes once a second.
  test.clock.advance({ seconds: 1 });
  return minesNode;
}
