import { parseDecimal, assertDefined } from '@portal/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import games from '../../vectors/games.json' with { type: 'json' };
import { settlePots, type PotInput } from './pots.ts';

// Robert's Rules and TDA odd chips, conservation checked (sports-and-games.md 37).
test.each(games.sidePots.vectors.map((vector) => [vector.id, vector] as const))(
  '%s is settled as known',
  (_, vector) => {
    const result = settlePots({
      button: vector.button,
      seats: vector.players.map((player) => ({
        seat: player.seat,
        putMinor: BigInt(player.put),
        isFolded: player.folded,
        handRank: player.handRank ?? 0,
      })),
      rake: {
        rate: assertDefined(parseDecimal(vector.rake.rate), 'a rate'),
        capMinor: BigInt(vector.rake.cap),
      },
    });
    const numbers = (amounts: ReadonlyMap<number, bigint>): object =>
      Object.fromEntries([...amounts].map(([seat, amount]) => [seat, Number(amount)]));
    expect(numbers(result.uncalledMinor)).toEqual(vector.uncalledReturned);
    expect(numbers(result.payoutMinor)).toEqual(vector.payout);
    expect(Number(result.rakeMinor)).toBe(vector.rakeTaken);
    const pots = result.pots.map(({ amountMinor, eligible, rakeMinor, winners }) => ({
      amount: Number(amountMinor),
      eligible,
      rake: Number(rakeMinor),
      winners,
    }));
    expect(pots).toEqual(vector.pots);
  },
);

const anyInput: fc.Arbitrary<PotInput> = fc
  .record({
    seats: fc.array(
      fc.record({
        putMinor: fc.bigInt(0n, 2_000n),
        isFolded: fc.boolean(),
        handRank: fc.nat(4),
      }),
      { minLength: 2, maxLength: 9 },
    ),
    button: fc.integer({ min: 1, max: 9 }),
    percent: fc.bigInt(0n, 10n),
    capMinor: fc.bigInt(0n, 100n),
  })
  .map(({ seats, button, percent, capMinor }) => ({
    button,
    seats: seats.map((seat, index) => ({
      ...seat,
      seat: index + 1,
      isFolded: index > 0 && seat.isFolded,
    })),
    rake: { rate: { numerator: percent, denominator: 100n }, capMinor },
  }));

test('payouts and rake are the contributions, and nobody folded is paid', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = settlePots(input);
      const put = input.seats.reduce((sum, { putMinor }) => sum + putMinor, 0n);
      const paid = [...result.payoutMinor.values()].reduce((sum, amount) => sum + amount, 0n);
      expect(paid + result.rakeMinor).toBe(put);
      expect(result.rakeMinor <= input.rake.capMinor).toBe(true);
      for (const { seat, isFolded } of input.seats) {
        const uncalled = result.uncalledMinor.get(seat) ?? 0n;
        expect(!isFolded || result.payoutMinor.get(seat) === uncalled).toBe(true);
      }
    }),
  );
});
