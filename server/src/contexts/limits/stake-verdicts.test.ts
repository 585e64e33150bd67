import { describe, expect, it } from 'vitest';
import { buildStake, codesOf } from '../../../test/factories/limits.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { periodsAt } from './periods.ts';
import { newPlayer, type Player, type StakeClaim } from './player.ts';
import { decideStakes, type VerdictRules } from './stake-verdicts.ts';

const memberId = 'mbr_verdicts';
const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const timeZone = 'Europe/London';

function rulesOf(name: string): VerdictRules {
  return {
    now,
    timeZone,
    currency: 'GBP',
    periods: periodsAt(now, timeZone),
    jurisdiction: jurisdictionOf(name),
  };
}

/** Somebody proven, born on a day, whose last round began so many milliseconds ago. */
function playerWith(state: Partial<Player> & { readonly roundMsAgo?: number }): Player {
  const { roundMsAgo, ...fields } = state;
  const at = roundMsAgo === undefined ? null : now.subtract({ milliseconds: roundMsAgo });
  const play = { lastStakeAt: at, lastRoundAt: at, checkedAt: at, lastGame: at && 'slot-1' };
  return { ...newPlayer(memberId), isVerified: true, bornOn: '1980-05-05', ...play, ...fields };
}

function decide(name: string, player: Player, ...stakes: readonly Partial<StakeClaim>[]) {
  const claims = stakes.map((stake) => buildStake(memberId, stake));
  return codesOf(decideStakes(rulesOf(name), new Map([[memberId, player]]), claims));
}

describe('R15 pace of the jurisdiction', () => {
  // The cycles of RTS 14: 2.5 s for slots, 5 s for other casino games.
  it.each([
    ['GB', 'slot', 2499, 'round_too_soon'],
    ['GB', 'slot', 2500, 'ok'],
    ['GB', 'casino', 4999, 'round_too_soon'],
    ['GB', 'casino', 5000, 'ok'],
    ['GB', 'none', 1, 'ok'],
    ['unknown', 'slot', 2499, 'round_too_soon'],
    ['Atlantis', 'slot', 2499, 'round_too_soon'],
    ['DEFAULT', 'slot', 1, 'ok'],
  ] as const)('%s: %s after %i ms gives %s', (name, pace, roundMsAgo, code) => {
    expect(decide(name, playerWith({ roundMsAgo }), { pace })).toEqual([code]);
  });

  it('lets one of two rounds of a batch pass, and further stakes of a round always', () => {
    expect(decide('GB', playerWith({}), {}, {})).toEqual(['ok', 'round_too_soon']);
    const within = { isWithinRound: true };
    expect(decide('GB', playerWith({ roundMsAgo: 1 }), within)).toEqual(['ok']);
  });

  it('keeps out every other game for half a minute', () => {
    const other = { game: 'slot-2' };
    expect(decide('GB', playerWith({ roundMsAgo: 29_999 }), other)).toEqual(['other_game_running']);
    expect(decide('GB', playerWith({ roundMsAgo: 30_000 }), other)).toEqual(['ok']);
    expect(decide('DEFAULT', playerWith({ roundMsAgo: 1 }), other)).toEqual(['ok']);
  });

  it('keeps out every other game as long as a round of one waits for its next step', () => {
    const waiting = playerWith({ roundMsAgo: 3_600_000, openGames: [{ game: 'slot-1' }] });
    expect(decide('GB', waiting, { game: 'slot-2' })).toEqual(['other_round_open']);
    expect(decide('GB', waiting, { game: 'slot-2', pace: 'none' })).toEqual(['ok']);
    expect(decide('GB', waiting, {})).toEqual(['ok']);
    expect(decide('DEFAULT', waiting, { game: 'slot-2' })).toEqual(['ok']);
  });

  // 5.00 for adults, 2.00 below 25 (slots stake regulations 2025); the test day is 2026-03-02.
  it.each([
    ['2001-03-02', 500n, 'ok'],
    ['2001-03-02', 501n, 'stake_above_cap'],
    ['2001-03-03', 200n, 'ok'],
    ['2001-03-03', 201n, 'stake_above_cap'],
    [null, 201n, 'stake_above_cap'],
  ] as const)('born on %s, a stake of %i is %s', (bornOn, amountMinor, code) => {
    expect(decide('GB', playerWith({ bornOn }), { amountMinor })).toEqual([code]);
    expect(decide('DEFAULT', playerWith({ bornOn }), { amountMinor })).toEqual(['ok']);
  });

  it('waits for proof of who somebody is where that comes first (R18)', () => {
    const unproven = playerWith({ isVerified: false });
    const answers = ['GB', 'MT', 'PH', 'unknown', 'DEFAULT'].map((name) =>
      decide(name, unproven, {}),
    );
    expect(answers.flat()).toEqual([
      ...Array.from({ length: 4 }, () => 'identity_unverified'),
      'ok',
    ]);
  });
});

describe('R8 reality check', () => {
  const minutes = (count: number) => now.subtract({ minutes: count });
  const playing = { lastStakeAt: minutes(1), lastRoundAt: minutes(1) };

  it.each([
    ['an hour of play', { ...playing, checkedAt: minutes(60) }, 'reality_check_due'],
    ['a minute less', { ...playing, checkedAt: minutes(59) }, 'ok'],
    [
      '15 minutes, as chosen',
      { ...playing, checkedAt: minutes(15), checkMinutes: 15 },
      'reality_check_due',
    ],
    ['a pause of more than 15 minutes', { lastStakeAt: minutes(16), checkedAt: minutes(70) }, 'ok'],
    [
      'a check that nobody answered',
      { lastStakeAt: minutes(600), isCheckHeld: true },
      'reality_check_due',
    ],
  ] as const)('after %s a stake is answered', (_case, state, code) => {
    expect(decide('DEFAULT', playerWith(state), {})).toEqual([code]);
    expect(decide('DEFAULT', playerWith(state), { isWithinRound: true })).toEqual(['ok']);
  });
});

describe('R4 a round whose outcome is known at once', () => {
  const limit = { kind: 'loss', period: 'day', amount: 100n } as const;
  const limited = playerWith({ isCounting: true, limits: [limit] });
  const wins = (minor: bigint) => ({ amountMinor: 100n, play: () => minor });

  it.each([
    ['its win makes room for the next', [wins(100n), wins(0n)], ['ok', 'ok']],
    ['a smaller one does not', [wins(99n), wins(0n)], ['ok', 'limit_reached']],
    ['nor does a loss', [wins(0n), wins(500n)], ['ok', 'limit_reached']],
    [
      'what is refused is not played',
      [wins(0n), wins(500n), wins(500n)],
      ['ok', 'limit_reached', 'limit_reached'],
    ],
  ])('%s', (_what, stakes, codes) => {
    expect(decide('DEFAULT', limited, ...stakes)).toEqual(codes);
  });

  it('is played in its turn, and never where the stake is refused', () => {
    const played: number[] = [];
    const stakes = [1, 2, 3].map((at) => ({
      amountMinor: 100n,
      play: () => {
        played.push(at);
        return at === 1 ? 100n : 0n;
      },
    }));
    decide('DEFAULT', limited, ...stakes);
    expect(played).toEqual([1, 2]);
  });
});
