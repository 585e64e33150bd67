import { standingFlags } from '@portal/commission';
import { assertDefined } from '@portal/money';
import { limitKinds, limitPeriods, type MemberId } from '@portal/protocol';
import type { PlayersStatement } from './generated/statements.ts';
import { openGameOf } from './open-games.ts';
import type { HeldFlag, HeldLimit, LimitWindow, Player } from './player.ts';

type PlayerRow = PlayersStatement['row'];

/** A row names its member by the position in the query's list. */
export function toPlayer(memberIds: readonly MemberId[], row: PlayerRow): Player {
  const { position, flags, limits, windows, openGames, ...state } = row;
  return {
    ...state,
    isVerified: state.isVerified === true,
    openGames: openGames.map(openGameOf),
    memberId: assertDefined(memberIds[Number(position) - 1], 'a position that was asked for'),
    flags: (flags ?? []).map(toFlag),
    limits: (limits ?? []).map(toLimit),
    windows: (windows ?? []).map(toWindow),
  };
}

/** `RG_TIMEOUT 1767225600000`, without a time where nothing ends it. */
function toFlag(text: string): HeldFlag {
  const [name = '', endMs = ''] = text.split(' ');
  return {
    flag: memberOf(standingFlags, name),
    endsAt: endMs === '' ? undefined : Temporal.Instant.fromEpochMilliseconds(Number(endMs)),
  };
}

/** `deposit day 10000`. */
function toLimit(text: string): HeldLimit {
  const [kind = '', period = '', amount = ''] = text.split(' ');
  return {
    kind: memberOf(limitKinds, kind),
    period: memberOf(limitPeriods, period),
    amount: BigInt(amount),
  };
}

/** `day 2026-03-09 0 500 200 60000`. */
function toWindow(text: string): LimitWindow {
  const [period = '', startsOn = '', deposited = '', staked = '', returned = '', played = ''] =
    text.split(' ');
  return {
    period: memberOf(limitPeriods, period),
    startsOn,
    depositedMinor: BigInt(deposited),
    stakedMinor: BigInt(staked),
    returnedMinor: BigInt(returned),
    playedMs: Number(played),
  };
}

/** The database checks its closed sets; this says so to the compiler. */
function memberOf<Name extends string>(names: readonly Name[], text: string): Name {
  return assertDefined(
    names.find((name) => name === text),
    `${text} is one of ${names.join(', ')}`,
  );
}
