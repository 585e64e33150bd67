import { describe, expect, it } from 'vitest';
import { jurisdictionOf } from './jurisdictions.ts';
import { periodsAt } from './periods.ts';
import { newPlayer, type Play, type Player } from './player.ts';
import { playerAfter } from './player-after.ts';
import { isCheckDue } from './reality-check.ts';
import type { VerdictRules } from './stake-verdicts.ts';

const memberId = 'mbr_playing1';
const noon = Temporal.Instant.from('2026-03-02T12:00:00Z');
const at = (minutes: number) => noon.add({ minutes });

/** The house default: a check after an hour. */
function rulesAt(minutes: number): VerdictRules {
  const now = at(minutes);
  const [currency, timeZone] = ['USD', 'UTC'] as const;
  const jurisdiction = jurisdictionOf('DEFAULT');
  return { now, currency, timeZone, periods: periodsAt(now, timeZone), jurisdiction };
}

const first: Play = { memberId, stakedMinor: 100n, game: 'hand', pace: 'casino' };
const round = (isOpen: boolean) => ({ game: 'hand', isOpen });
const opens: Play = { ...first, round: round(true) };
const goesOn: Play = { ...opens, pace: 'none' };
const ends: Play = { ...goesOn, stakedMinor: 0n, round: round(false) };

/** Plays by the minute after noon, each as its member stood. */
function after(plays: readonly (readonly [number, Play])[]): Player {
  return plays.reduce<Player>(
    (player, [minutes, play]) => playerAfter(rulesAt(minutes), player, play),
    newPlayer(memberId),
  );
}

function isDueAt(player: Player, minutes: number): boolean {
  const { now, jurisdiction } = rulesAt(minutes);
  return isCheckDue(player, { now, checkMinutes: jurisdiction.checkMinutes });
}

/** Stakes at these minutes, none of them further apart than a pause. */
const playing = (...minutes: readonly number[]) =>
  minutes.map((minute) => [minute, first] as const);

describe('the reality check of somebody whose round waits (R8, R9)', () => {
  it('stays, once a further stake came while it was due', () => {
    const player = after([...playing(0, 14, 28, 42), [55, opens], [61, goesOn]]);
    expect(player.isCheckHeld).toBe(true);
    expect(isDueAt(player, 24 * 60)).toBe(true);
  });

  it('is not forgotten over a pause in the middle of a round', () => {
    const player = after([...playing(0, 14, 28, 42), [55, opens], [76, goesOn]]);
    expect(isDueAt(player, 76)).toBe(true);
  });

  it('comes due with the end of a round that took no further stake', () => {
    const player = after([...playing(0, 14, 28, 42), [55, opens], [69, ends]]);
    expect(isDueAt(player, 24 * 60)).toBe(true);
  });

  it('does not count a night over which a round waited', () => {
    const night = after([...playing(0, 14), [20, opens], [20 + 9 * 60, goesOn]]);
    expect(isDueAt(night, 20 + 9 * 60)).toBe(false);
    expect(isDueAt(night, 20 + 9 * 60 + 14)).toBe(false);
  });

  it('begins anew after a pause between rounds, as for anybody', () => {
    const player = after([...playing(0, 14, 28, 42, 55), [71, first]]);
    expect(player.checkedAt).toEqual(at(71));
    expect(isDueAt(player, 72)).toBe(false);
  });

  it('runs on while nothing is due, and the first stake of all starts it', () => {
    const player = after([
      [3, opens],
      [10, goesOn],
      [12, ends],
    ]);
    expect(player).toMatchObject({ checkedAt: at(3), lastStakeAt: at(12), isCheckHeld: false });
  });
});
