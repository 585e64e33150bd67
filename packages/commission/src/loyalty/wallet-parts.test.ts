import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelBonus, winningsPolicies } from './wagering.ts';
import { type WalletEvent, walletParts } from './wallet-parts.ts';

type Event = WalletEvent<string>;
type Policy = (typeof winningsPolicies)[number];

interface Claim {
  readonly bonus?: string;
  readonly cashMinor?: bigint;
  readonly bonusMinor?: bigint;
  readonly policy?: Policy;
}

/** Own 100.00 and a bonus of 50.00, unless told otherwise. */
function claim(netMinor: bigint, claimed: Claim = {}): Event {
  const usual = { bonus: 'A', cashMinor: 10_000n, bonusMinor: 5000n, policy: 'PRO_RATA' } as const;
  return { kind: 'claim', ...usual, ...claimed, netMinor };
}

function own(amountMinor: bigint, netMinor: bigint, beforeClaim = -1): Event {
  return { kind: 'own', amountMinor, since: beforeClaim, netMinor };
}

function end(bonus: string, staysMinor: bigint | 'all' = 0n, netMinor = 0n): Event {
  return { kind: 'end', bonus, staysMinor, netMinor };
}

function partsOf(events: readonly Event[]): readonly (bigint | undefined)[] {
  const parts = walletParts(events);
  return ['A', 'B'].map((bonus) => parts.get(bonus)?.goesMinor);
}

/** Another 50.00, which finds all of that. */
const second: Claim = { bonus: 'B', cashMinor: 15_000n };

// By hand from agents-loyalty-money.md D8 and the sentences of docs/rules/agents-and-loyalty.md.
describe('walletParts', () => {
  it.each([
    ['own money goes first', [claim(-3000n)], 5000n],
    ['a win is shared', [claim(20_000n)], 11_667n],
    [
      'what was on an older bet is own money',
      [claim(0n, { cashMinor: 0n, bonusMinor: 500n }), own(100_000n, 0n)],
      500n,
    ],
    [
      'own money shares what is won after it',
      [claim(0n, { cashMinor: 0n, bonusMinor: 500n }), own(100_000n, 100_500n)],
      1000n,
    ],
    [
      'and nothing that was won before it, nor what is won by bets that were placed before',
      [claim(95_000n, { cashMinor: 0n }), own(1_000_000n, 0n)],
      100_000n,
    ],
    ['a bonus that was lost stays lost', [claim(-15_000n), own(10_000n, 15_000n)], 0n],
    ['a part that was lost is no hole for it', [claim(-13_000n), own(10_000n, 0n)], 2000n],
    ['own losses are won back first', [claim(-3000n), own(1n, 3000n)], 5000n],
    ['a loss comes off winnings first', [claim(20_000n), own(1n, -20_000n)], 5000n],
    ['money that leaves is own money', [claim(0n), own(-10_000n, 0n)], 5000n],
    ['and shares less', [claim(0n), own(-5000n, 10_000n)], 10_000n],
    ['an older bet that is lost beyond it is no bonus', [claim(0n), own(-20_000n, 0n)], 5000n],
    ['all of a win', [claim(20_000n, { policy: 'FORFEIT_ALL' })], 25_000n],
    [
      'no win of a bonus that is lost',
      [claim(-15_000n, { policy: 'FORFEIT_ALL' }), own(10_000n, 5000n)],
      0n,
    ],
    ['a cap leaves what is below it', [claim(20_000n), end('A', 11_667n)], 0n],
    ['and takes the rest', [claim(20_000n), end('A', 10_000n)], 1667n],
    ['own money is not under the cap', [claim(-15_000n), own(10_000n, 9000n), end('A', 0n)], 0n],
    ['what comes after the end is not asked', [claim(0n), end('A'), own(5n, 90_000n)], 5000n],
  ] satisfies [string, Event[], bigint][])('%s', (_title, events, goesMinor) => {
    expect(partsOf(events)[0]).toBe(goesMinor);
  });

  it.each([
    [
      'the newer finds the part of the older',
      [claim(0n), claim(20_000n, second)],
      [10_000n, 10_000n],
    ],
    ['own money, then the oldest is lost', [claim(0n), claim(-12_000n, second)], [3000n, 5000n]],
    [
      'one that was lost has nothing of the play of a newer one',
      [claim(-15_000n), own(10_000n, 0n), claim(15_000n, { bonus: 'B' })],
      [0n, 10_000n],
    ],
    [
      'what stays of a newer one is own money for the older',
      [claim(0n), claim(20_000n, second), end('B', 'all')],
      [10_000n, 0n],
    ],
    [
      'what goes with an older one leaves the newer one its share',
      [claim(0n), claim(20_000n, second), end('A'), own(0n, 3000n)],
      [10_000n, 11_000n],
    ],
    [
      'a bet that was placed before the newer one gives own money back to it alone',
      [claim(4000n), claim(0n, { ...second, cashMinor: 14_000n }), own(5000n, 0n, 0)],
      [6334n, 5000n],
    ],
  ] satisfies [string, Event[], bigint[]][])('of two: %s', (_title, events, goesMinor) => {
    expect(partsOf(events)).toEqual(goesMinor);
  });

  it('is what giving up one bonus takes, whatever its play was', () => {
    const minor = fc.bigInt({ min: 0n, max: 100_000n });
    fc.assert(
      fc.property(
        fc.record({
          cashMinor: minor,
          bonusMinor: fc.bigInt({ min: 1n, max: 100_000n }),
          netMinor: fc.bigInt({ min: -100_000n, max: 100_000n }),
          policy: fc.constantFrom(...winningsPolicies),
        }),
        ({ netMinor, ...rest }) => {
          const { forfeitMinor, realMinor } = cancelBonus({ ...rest, netMinor });
          const part = walletParts([claim(netMinor, rest)]).get('A');
          expect([part?.goesMinor, part?.keepMinor]).toEqual([forfeitMinor, realMinor]);
        },
      ),
    );
  });

  it('takes no own money that comes or goes: by it alone no part changes', () => {
    const moves = fc.array(fc.bigInt({ min: -50_000n, max: 50_000n }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.bigInt({ min: -15_000n, max: 50_000n }), moves, (netMinor, amounts) => {
        const moved = amounts.map((amountMinor) => own(amountMinor, 0n));
        expect(partsOf([claim(netMinor), ...moved])).toEqual(partsOf([claim(netMinor)]));
      }),
    );
  });
});
