import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusOfStake, type BonusPlay, endBonus, sharePlay } from './bonus-shares.ts';
import { cancelBonus } from './wagering.ts';

type Policy = BonusPlay['policy'];

function forfeits(bonuses: readonly BonusPlay[]): readonly bigint[] {
  return sharePlay(bonuses).map((play) => cancelBonus(play).forfeitMinor);
}

/** Own 100.00 and two bonuses of 50.00, one after the other, before any play. */
function two(netMinor: bigint, policies: readonly [Policy, Policy]): readonly BonusPlay[] {
  const [older, newer] = policies;
  return [
    { cashMinor: 10_000n, bonusMinor: 5000n, netMinor, policy: older },
    { cashMinor: 15_000n, bonusMinor: 5000n, netMinor, policy: newer },
  ];
}

// By hand from agents-loyalty-money.md D8: of 200.00 money, 100.00 are own, 50.00 each a bonus.
describe('sharePlay', () => {
  it.each([
    ['each has its quarter of a win', ['PRO_RATA', 'PRO_RATA'], 20_000n, [10_000n, 10_000n]],
    ['the newest may keep all of it', ['PRO_RATA', 'FORFEIT_ALL'], 20_000n, [5000n, 25_000n]],
    ['the older keeps what is left', ['FORFEIT_ALL', 'PRO_RATA'], 20_000n, [20_000n, 10_000n]],
    ['no win is kept twice', ['FORFEIT_ALL', 'FORFEIT_ALL'], 20_000n, [5000n, 25_000n]],
    ['own money is lost first', ['PRO_RATA', 'PRO_RATA'], -10_000n, [5000n, 5000n]],
    ['then the oldest bonus', ['PRO_RATA', 'PRO_RATA'], -12_000n, [3000n, 5000n]],
    ['then the newest', ['PRO_RATA', 'PRO_RATA'], -17_000n, [0n, 3000n]],
  ] satisfies [string, [Policy, Policy], bigint, bigint[]][])(
    '%s',
    (_title, policies, netMinor, forfeitsMinor) => {
      expect(forfeits(two(netMinor, policies))).toEqual(forfeitsMinor);
    },
  );

  it('leaves a bonus that is alone as it is, whatever it is', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        expect(sharePlay([play])).toEqual([play]);
      }),
    );
  });
});

describe('endBonus', () => {
  it('takes the gain of the newer from the older for good', () => {
    const plays = two(20_000n, ['PRO_RATA', 'PRO_RATA']);
    expect(endBonus(plays, { index: 1, takenMinor: 10_000n })).toEqual({
      gainMinor: 5000n,
      newer: [],
    });
  });

  it('takes the money of the older, and what it won, out of what the newer found', () => {
    // 400.00 in all, twice of what was found: 100.00 that go were 50.00 of the 150.00.
    const plays = two(20_000n, ['PRO_RATA', 'PRO_RATA']);
    expect(endBonus(plays, { index: 0, takenMinor: 10_000n })).toEqual({
      gainMinor: 5000n,
      newer: [{ cashMinor: -5000n, netMinor: -5000n }],
    });
  });
});

describe('bonusOfStake', () => {
  it('is what one bonus alone loses by it, and no more than there is of two', () => {
    const plays = two(-10_000n, ['PRO_RATA', 'PRO_RATA']);
    expect(bonusOfStake({ bonuses: plays.slice(0, 1), stakeMinor: 7000n })).toBe(5000n);
    expect(bonusOfStake({ bonuses: plays, stakeMinor: 7000n })).toBe(7000n);
    expect(bonusOfStake({ bonuses: plays, stakeMinor: 20_000n })).toBe(10_000n);
    const won = two(20_000n, ['FORFEIT_ALL', 'FORFEIT_ALL']);
    expect(bonusOfStake({ bonuses: won, stakeMinor: 3000n })).toBe(3000n);
    expect(bonusOfStake({ bonuses: [], stakeMinor: 3000n })).toBe(0n);
  });
});

const minor = fc.bigInt({ min: 0n, max: 30_000n });
const policy = fc.constantFrom<Policy>('PRO_RATA', 'FORFEIT_ALL');
const anyPlay = fc.record({
  cashMinor: minor,
  bonusMinor: minor,
  netMinor: fc.bigInt({ min: -60_000n, max: 60_000n }),
  policy,
});

type Act =
  | { readonly act: 'deposit' | 'win' | 'lose'; readonly minor: bigint }
  | { readonly act: 'claim'; readonly minor: bigint; readonly policy: Policy }
  | { readonly act: 'give up' | 'keep'; readonly pick: number };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('deposit', 'win', 'lose'), minor }),
  fc.record({ act: fc.constant('claim'), minor: fc.bigInt({ min: 1n, max: 20_000n }), policy }),
  fc.record({ act: fc.constantFrom('give up', 'keep'), pick: fc.nat({ max: 5 }) }),
);

interface Site {
  balance: bigint;
  wonWhileOpen: bigint;
  takenAboveBonus: bigint;
  open: BonusPlay[];
}

/** What the ledger and the rows of bonuses would hold, without any of the rules under test. */
function apply(site: Site, act: Act): void {
  if ('pick' in act) {
    if (site.open.length > 0) {
      end(site, { index: act.pick % site.open.length, isTaken: act.act === 'give up' });
    }
  } else if ('policy' in act) {
    const { minor: bonusMinor, policy: of } = act;
    site.open.push({ cashMinor: site.balance, bonusMinor, netMinor: 0n, policy: of });
    site.balance += bonusMinor;
  } else if (act.act === 'deposit') {
    site.balance += act.minor;
  } else {
    const lost = act.minor < site.balance ? act.minor : site.balance;
    const net = act.act === 'win' ? act.minor : -lost;
    site.balance += net;
    site.wonWhileOpen += net > 0n && site.open.length > 0 ? net : 0n;
    site.open = site.open.map((bonus) => ({ ...bonus, netMinor: bonus.netMinor + net }));
  }
}

function end(site: Site, { index, isTaken }: { index: number; isTaken: boolean }): void {
  const takenMinor = isTaken ? (forfeits(site.open)[index] ?? 0n) : 0n;
  const { gainMinor, newer } = endBonus(site.open, { index, takenMinor });
  const above = takenMinor - (site.open[index]?.bonusMinor ?? 0n);
  site.balance -= takenMinor;
  site.takenAboveBonus += above > 0n ? above : 0n;
  site.open = site.open.flatMap((bonus, place) => {
    const shift = newer[place - index - 1] ?? { cashMinor: 0n, netMinor: -gainMinor };
    const { cashMinor, netMinor } = bonus;
    const moved = { cashMinor: cashMinor + shift.cashMinor, netMinor: netMinor + shift.netMinor };
    return place === index ? [] : [{ ...bonus, ...moved }];
  });
}

/** What stays when all that is open is given up. */
function ownOf(site: Site): bigint {
  return site.balance - forfeits(site.open).reduce((sum, part) => sum + part, 0n);
}

describe('bonuses that are opened, won with, lost with and ended in any order', () => {
  it('take no more than was won while one was open, and never own money', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
        const site: Site = { balance: 0n, wonWhileOpen: 0n, takenAboveBonus: 0n, open: [] };
        for (const act of acts) {
          const before = { own: ownOf(site), balance: site.balance };
          apply(site, act);
          expect(ownOf(site)).toBeGreaterThanOrEqual(0n);
          expect(site.takenAboveBonus).toBeLessThanOrEqual(site.wonWhileOpen);
          const lost = act.act === 'lose' ? before.balance - site.balance : 0n;
          expect(ownOf(site)).toBeGreaterThanOrEqual(before.own - lost);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('end as the sum of the play says when never two are open at once', () => {
    fc.assert(
      fc.property(
        minor,
        fc.array(
          fc.record({
            bonusMinor: fc.bigInt({ min: 1n, max: 20_000n }),
            policy,
            nets: fc.array(fc.bigInt({ min: -9000n, max: 9000n }), { maxLength: 6 }),
          }),
          { maxLength: 5 },
        ),
        (cash, bonuses) => {
          const start = { balance: cash, wonWhileOpen: 0n, takenAboveBonus: 0n, open: [] };
          const site: Site = start;
          for (const { bonusMinor, policy: of, nets } of bonuses) {
            const cashMinor = site.balance;
            apply(site, { act: 'claim', minor: bonusMinor, policy: of });
            for (const net of nets) {
              const act = net < 0n ? 'lose' : 'win';
              apply(site, { act, minor: net < 0n ? -net : net });
            }
            const netMinor = site.balance - cashMinor - bonusMinor;
            const { realMinor } = cancelBonus({ cashMinor, bonusMinor, netMinor, policy: of });
            apply(site, { act: 'give up', pick: 0 });
            expect(site.balance).toBe(realMinor);
          }
        },
      ),
    );
  });
});
