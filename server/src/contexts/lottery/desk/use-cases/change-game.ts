import { decimal4, findBetType, hasInHouseDraw, mayBeHot } from '@portal/lottery';
import { isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readPeople } from '../../../operators/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { findGame } from '../../find-game.ts';
import type { Game, GameSettings } from '../../game.ts';
import { countAhead } from '../../store-issues.ts';
import { isSame, mayBegin, mayFollow, scheduleFrom } from '../change-schedule.ts';
import { isMajorChange } from '../is-major-change.ts';
import { insertGame, insertVersion, selectMajor, writePause } from '../store-desk.ts';

interface Change {
  readonly gameCode: string;
  readonly settings: GameSettings;
  readonly reason: string;
}

/**
 * Adds a game, offline until another person opens it: its odds and limits decide about money (R55).
 * Refuses with `lottery_settings_invalid`, `lottery_game_exists`.
 */
export async function createGame(ctx: Ctx<OperatorActor>, change: Change): Promise<Game> {
  const { gameCode, settings, reason } = change;
  checkSettings(settings);
  const at = ctx.clock.now();
  const version = { gameCode, version: 1, settings, by: ctx.actor.id, reason, isMajor: true, at };
  if (!(await insertGame(ctx.tx, version))) {
    throw new Refusal('lottery_game_exists');
  }
  await tell(ctx, change, 1);
  return findGame(ctx, gameCode);
}

/**
 * Makes a version, which takes the game offline with its reason until somebody opens it (R55).
 * Another schedule makes the issues after those that are published. A change against members is
 * major whatever its maker says of it.
 * Refuses with `lottery_game_not_found`, `lottery_settings_invalid`, `lottery_game_changed`.
 */
export async function changeGame(
  ctx: Ctx<OperatorActor>,
  change: Change & { readonly version: number; readonly isMajor: boolean },
): Promise<Game> {
  const { gameCode, settings, reason } = change;
  const game = await findGame(ctx, gameCode);
  checkSettings(settings);
  const schedules = { from: game.settings.schedule, to: settings.schedule };
  if (!mayFollow(schedules) || !keepsSource(game.settings, settings)) {
    throw new Refusal('lottery_settings_invalid');
  }
  const version = change.version + 1;
  const from = isSame(schedules) ? undefined : await startOf(ctx, game, settings);
  const made = {
    scheduleFrom: from,
    gameCode,
    version,
    settings,
    by: ctx.actor.id,
    reason,
    isMajor: change.isMajor || isMajorChange(game.settings, settings),
  };
  if (
    settings.families[0] !== game.settings.families[0] ||
    !(await insertVersion(ctx.tx, { ...made, at: ctx.clock.now() }))
  ) {
    throw new Refusal('lottery_game_changed');
  }
  await tell(ctx, change, version);
  return findGame(ctx, gameCode);
}

/** A game of the house stays one, with or without a beacon: no operator gets to its results. */
function keepsSource(from: GameSettings, to: GameSettings): boolean {
  const drawnHere: readonly string[] = ['inhouse', 'beacon'];
  return from.source === to.source || [from, to].every(({ source }) => drawnHere.includes(source));
}

async function startOf(
  ctx: Ctx,
  { gameCode }: Game,
  { schedule }: GameSettings,
): Promise<Temporal.Instant> {
  const now = ctx.clock.now();
  const { lastClosesAt } = (await countAhead(ctx.tx, now)).get(gameCode) ?? {};
  return scheduleFrom(schedule, lastClosesAt ?? now);
}

/**
 * Stops the sale of a game with its reason, or opens it again. After a major change that needs
 * another person than who made it, also where smaller ones followed before anybody opened the game.
 * Refuses with `lottery_game_not_found`, `lottery_second_person`.
 */
export async function pauseGame(
  ctx: Ctx<OperatorActor>,
  pause: { readonly gameCode: string; readonly isPaused: boolean; readonly reason: string },
): Promise<Game> {
  const { gameCode, isPaused, reason } = pause;
  await findGame(ctx, gameCode);
  if (!isPaused && (await isOwnMajor(ctx, gameCode))) {
    throw new Refusal('lottery_second_person');
  }
  await writePause(ctx.tx, gameCode, isPaused ? reason : undefined);
  await recordAct(ctx, {
    action: isPaused ? 'lottery.pause_game' : 'lottery.open_game',
    subject: { type: 'lottery_game', id: gameCode },
    reason,
  });
  return findGame(ctx, gameCode);
}

/** Whether the person who acts made the major version to be opened, with whatever account. */
async function isOwnMajor(ctx: Ctx<OperatorActor>, gameCode: string): Promise<boolean> {
  const major = await selectMajor(ctx.tx, gameCode);
  if (major === undefined || !isIdOf('opr', major.madeBy)) {
    return false;
  }
  const people = await readPeople(ctx);
  return people.areOne([ctx.actor.id, major.madeBy], major.madeAt);
}

function tell(ctx: Ctx<OperatorActor>, change: Change, version: number): Promise<void> {
  return recordAct(ctx, {
    action: 'lottery.change_game',
    subject: { type: 'lottery_game', id: change.gameCode },
    after: { version: String(version), settings: JSON.stringify(change.settings) },
    reason: change.reason,
  });
}

/** What the schema cannot see: that the fields fit each other. */
function checkSettings(settings: GameSettings): void {
  const { families, source, schedule, limits, groups, factors, hotNumbers = [] } = settings;
  const areLimitsInOrder = decimal4(limits.stakeLowest) <= decimal4(limits.stakeHighest);
  const { lowest, member, highest } = groups;
  const areEven = [lowest, member, highest].every((group) => group % 2 === 0);
  const areGroupsInOrder = lowest <= member && member <= highest && areEven;
  const isDrawn = (source !== 'inhouse' && source !== 'beacon') || families.every(hasInHouseDraw);
  const areTypesKnown = Object.entries(factors).every(
    ([betType, factor]) =>
      families.includes(familyOfType(betType)) && decimal4(factor) <= decimal4('1'),
  );
  const areNumbersKnown = hotNumbers.every(
    ({ betType, number, factor }) =>
      families.includes(familyOfType(betType)) &&
      mayBeHot(typeOf(betType), number) &&
      decimal4(factor) <= decimal4('1'),
  );
  const isShot = (source === 'shots') === (schedule.kind === 'yeekee');
  const areInOrder = areLimitsInOrder && areGroupsInOrder && mayBegin(schedule);
  if (!areNumbersKnown || !areInOrder || !isDrawn || !areTypesKnown || !isShot) {
    throw new Refusal('lottery_settings_invalid');
  }
}

function familyOfType(betType: string) {
  return typeOf(betType).family;
}

function typeOf(betType: string) {
  const found = findBetType(betType);
  if (found === undefined) {
    throw new Refusal('lottery_settings_invalid');
  }
  return found;
}
