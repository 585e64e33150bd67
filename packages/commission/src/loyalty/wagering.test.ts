import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workOff, type CategoryWeights, type Requirement, type WageringBet } from './wagering.ts';

const at = (time: string): Temporal.Instant => Temporal.Instant.from(`2026-11-10T${time}:00Z`);

const requirement = (id: string, fields: Partial<Requirement> = {}): Requirement => ({
  id,
  requiredMinor: 10_000n,
  from: at('00:00'),
  ...fields,
});

const bet = (id: string, validMinor: bigint, fields: Partial<WageringBet> = {}): WageringBet => ({
  id,
  validMinor,
  category: 'RNG',
  bookedAt: at('01:00'),
  ...fields,
});

const weights: CategoryWeights = { RNG: 100n, LIVE: 50n, PVP: 0n };

function worked(requirements: readonly Requirement[], bets: readonly WageringBet[]): string[] {
  return workOff(requirements, bets, weights).contributions.map(
    ({ betId, requirementId, effectiveMinor }) => `${betId} ${requirementId} ${effectiveMinor}`,
  );
}

const open = requirement('D2');

// Expected contributions: agents-loyalty-money.md D8, "oldest first", "the first open requirement
// that accepts the category", "one unit of stake never serves two requirements".
describe('workOff', () => {
  it.each([
    ['expired before the bet', { expiresAt: at('00:59') }],
    ['expired in the instant of the bet', { expiresAt: at('01:00') }],
    ['was closed as expired', { state: 'EXPIRED' }],
    ['was cancelled', { state: 'CANCELLED' }],
    ['was done', { state: 'DONE' }],
    ['begins after the bet', { from: at('01:01') }],
    ['is for another category', { scope: ['LIVE'] }],
    ['weighs the category with nothing', { weights: { RNG: 0n } }],
  ] satisfies [string, Partial<Requirement>][])(
    'gives the next in order all of a bet when the first %s',
    (_, fields) => {
      const { progress, contributions } = workOff(
        [requirement('P1', fields), open],
        [bet('b1', 4_000n)],
        weights,
      );
      expect(contributions).toEqual([{ betId: 'b1', requirementId: 'D2', effectiveMinor: 4_000n }]);
      expect(progress[0]).toEqual({ requirementId: 'P1', leftMinor: 10_000n, completedBy: null });
    },
  );

  it('passes a requirement by whose games and stakes a bet is not', () => {
    const bonus = requirement('P1', { excludedGames: ['games:reels'], maxStakeMinor: 500n });
    const bets = [
      bet('excluded', 100n, { game: 'games:reels', stakeMinor: 100n }),
      bet('other', 100n, { game: 'games:fruits', stakeMinor: 500n }),
      bet('large', 100n, { game: 'games:fruits', stakeMinor: 501n }),
    ];
    expect(worked([bonus, open], bets)).toEqual([
      'excluded D2 100',
      'other P1 100',
      'large D2 100',
    ]);
  });

  it('works one off until the instant in which it expires', () => {
    const expiring = requirement('P1', { expiresAt: at('02:00') });
    const bets = ['01:59', '02:00'].map((time) => bet(time, 100n, { bookedAt: at(time) }));
    expect(worked([expiring, open], bets)).toEqual(['01:59 P1 100', '02:00 D2 100']);
  });

  it('serves the oldest first, in whatever order they are given', () => {
    const old = requirement('D1', { from: at('00:30') });
    const older = requirement('D0', { from: at('00:10'), requiredMinor: 50n });
    expect(worked([old, older], [bet('b1', 80n)])).toEqual(['b1 D0 50', 'b1 D1 30']);
  });

  it('lets the rest of a bet flow on as the share of it that is left', () => {
    const slots = requirement('P1', { requiredMinor: 10n, weights: { RNG: 20n } });
    // Ten at a fifth take fifty of the hundred; the other fifty count in full.
    expect(worked([slots, open], [bet('b1', 100n)])).toEqual(['b1 P1 10', 'b1 D2 50']);
  });

  it.each([
    // 100.00 at the category's 100 %, then by the game (sports-and-games.md D16).
    ['of a game that is not weighed', {}, 10_000n],
    ['of a card game at a tenth', { weightPercent: 10n }, 1_000n],
    ['of mines at a half', { weightPercent: 50n }, 5_000n],
  ])('counts a bet %s', (_what, weighed, effectiveMinor) => {
    const played = { ...bet('b1', 10_000n), ...weighed };
    const { contributions } = workOff([requirement('R', { requiredMinor: 20_000n })], [played], {
      RNG: 100n,
    });
    expect(contributions.map((part) => part.effectiveMinor)).toEqual([effectiveMinor]);
  });

  it('keeps the weights of games with which a requirement was opened', () => {
    const kept = requirement('R', { requiredMinor: 20_000n, gameWeights: { 'v:cards': 50n } });
    const played = { ...bet('b1', 10_000n), game: 'v:cards', weightPercent: 10n };
    const { contributions } = workOff([kept], [played], { RNG: 100n });
    expect(contributions.map((part) => part.effectiveMinor)).toEqual([5_000n]);
  });

  it('floors a weighted bet once', () => {
    expect(worked([open], [bet('b1', 101n, { category: 'LIVE' })])).toEqual(['b1 D2 50']);
    const two = [requirement('D1', { requiredMinor: 25n }), open];
    expect(worked(two, [bet('b1', 101n, { category: 'LIVE' })])).toEqual(['b1 D1 25', 'b1 D2 25']);
  });

  it('uses no more of a bet than there is, whatever the weights of the requirements', () => {
    const some = fc.array(
      fc.record({
        requiredMinor: fc.bigInt({ min: 1n, max: 400n }),
        weight: fc.bigInt({ min: 1n, max: 100n }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(some, fc.bigInt({ min: 0n, max: 2_000n }), (list, validMinor) => {
        const requirements = list.map(({ requiredMinor, weight }, index) =>
          requirement(`R${index}`, { requiredMinor, weights: { RNG: weight } }),
        );
        const { contributions } = workOff(requirements, [bet('b1', validMinor)], weights);
        const used = contributions.reduce((sum, { requirementId, effectiveMinor }) => {
          const weight = list[Number(requirementId.slice(1))]?.weight ?? 1n;
          return sum + (Number(effectiveMinor) * 100) / Number(weight);
        }, 0);
        expect(used).toBeLessThanOrEqual(Number(validMinor) + 1e-6);
      }),
    );
  });
});
