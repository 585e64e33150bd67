import { settlePots } from '../../src/index.ts';
import { parseDecimal, assertDefined } from '@portal/money';

interface PotVector {
  readonly id: string;
  readonly button: number;
  readonly players: readonly {
    readonly seat: number;
    readonly put: number;
    readonly folded: boolean;
    readonly handRank: number | null;
  }[];
  readonly rake: { readonly rate: string; readonly cap: number };
  readonly uncalledReturned: Readonly<Record<string, number>>;
  readonly pots: readonly {
    readonly amount: number;
    readonly eligible: readonly number[];
    readonly rake: number;
    readonly winners: readonly number[];
  }[];
  readonly rakeTaken: number;
  readonly payout: Readonly<Record<string, number>>;
}

/** Compares every key of every vector: returns, pots with their rake and winners, payouts. */
export function replaySidePots(vectors: readonly unknown[]): {
  passed: number;
  mismatches: string[];
} {
  const mismatches: string[] = [];
  for (const vector of vectors) {
    // A vector of another shape throws inside and becomes a mismatch.
    const known = vector as PotVector;
    const problem = problemOf(known);
    if (problem !== undefined) {
      mismatches.push(`side pots ${known?.id ?? 'without an id'}: ${problem}`);
    }
  }
  return { passed: vectors.length - mismatches.length, mismatches };
}

function problemOf(vector: PotVector): string | undefined {
  try {
    const computed = settled(vector);
    const { uncalledReturned, pots, rakeTaken, payout } = vector;
    const expected = { uncalledReturned, pots: pots.map(normal), rakeTaken, payout };
    return Object.entries(expected)
      .filter(([key, value]) => sorted(value) !== sorted(Reflect.get(computed, key)))
      .map(([key, value]) => `${key}: expected ${sorted(value)}`)
      .at(0);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function settled(vector: PotVector): object {
  const result = settlePots({
    button: vector.button,
    seats: vector.players.map((player) => ({
      seat: player.seat,
      putMinor: BigInt(player.put),
      isFolded: player.folded,
      handRank: player.handRank ?? 0,
    })),
    rake: {
      rate: assertDefined(parseDecimal(vector.rake.rate), 'the rake rate is a decimal'),
      capMinor: BigInt(vector.rake.cap),
    },
  });
  return {
    uncalledReturned: numbers(result.uncalledMinor),
    pots: result.pots.map((pot) =>
      normal({
        amount: Number(pot.amountMinor),
        eligible: pot.eligible,
        rake: Number(pot.rakeMinor),
        winners: pot.winners,
      }),
    ),
    rakeTaken: Number(result.rakeMinor),
    payout: numbers(result.payoutMinor),
  };
}

/** Lists of seats are sets here: their order says nothing. */
function normal(pot: PotVector['pots'][number]): object {
  const { amount, rake } = pot;
  const eligible = pot.eligible.toSorted((left, right) => left - right);
  return { amount, rake, eligible, winners: pot.winners.toSorted((left, right) => left - right) };
}

function numbers(amounts: ReadonlyMap<number, bigint>): Record<string, number> {
  return Object.fromEntries([...amounts].map(([seat, amount]) => [String(seat), Number(amount)]));
}

function sorted(value: unknown): string {
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(
    entries
      ? Object.entries(value).toSorted(([left], [right]) => Number(left) - Number(right))
      : value,
  );
}
