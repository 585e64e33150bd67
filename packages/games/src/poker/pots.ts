import { assert, type Rational } from '@portal/money';

export interface PotSeat {
  readonly seat: number;
  readonly putMinor: bigint;
  readonly isFolded: boolean;
  /** Higher is better; only compared among live seats. */
  readonly handRank: number;
}

export interface Rake {
  readonly rate: Rational;
  readonly capMinor: bigint;
}

export interface PotInput {
  /** Seats are in clockwise order of their numbers. */
  readonly button: number;
  readonly seats: readonly PotSeat[];
  readonly rake: Rake;
}

export interface Pot {
  readonly amountMinor: bigint;
  readonly eligible: readonly number[];
  readonly rakeMinor: bigint;
  /** Clockwise from the left of the button. */
  readonly winners: readonly number[];
}

export interface PotResult {
  readonly uncalledMinor: ReadonlyMap<number, bigint>;
  readonly pots: readonly Pot[];
  readonly rakeMinor: bigint;
  /** What each seat gets back, the uncalled part included. */
  readonly payoutMinor: ReadonlyMap<number, bigint>;
}

/**
 * Side pots, odd chips and rake (sports-and-games.md 37): the uncalled part returns first, pots
 * follow the distinct live contributions, each pot is split on its own, odd units go clockwise
 * from the left of the button, and rake is floored per contested pot up to the hand's cap.
 */
export function settlePots(input: PotInput): PotResult {
  const live = input.seats.filter((seat) => !seat.isFolded);
  assert(live.length > 0, 'somebody holds a live hand');
  const uncalledMinor = uncalledPart(input.seats);
  const seats = input.seats.map((seat) => ({
    ...seat,
    putMinor: seat.putMinor - (uncalledMinor.get(seat.seat) ?? 0n),
  }));
  const payoutMinor = new Map(
    input.seats.map((seat) => [seat.seat, uncalledMinor.get(seat.seat) ?? 0n]),
  );
  let rakeMinor = 0n;
  const pots = slicePots(seats).map((slice): Pot => {
    const winners = clockwise(winnersOf(slice.eligible, seats), input.button);
    const wanted = live.length > 1 && slice.eligible.length > 1 ? floorRake(slice, input.rake) : 0n;
    const left = input.rake.capMinor - rakeMinor;
    const rake = wanted < left ? wanted : left;
    rakeMinor += rake;
    splitAmong(slice.amountMinor - rake, winners).forEach((share, index) => {
      const seat = winners[index] ?? 0;
      payoutMinor.set(seat, (payoutMinor.get(seat) ?? 0n) + share);
    });
    return { ...slice, rakeMinor: rake, winners };
  });
  return { uncalledMinor, pots, rakeMinor, payoutMinor };
}

/** The excess of the single largest contribution over the next one. */
function uncalledPart(seats: readonly PotSeat[]): Map<number, bigint> {
  const descending = seats.toSorted((left, right) => (left.putMinor < right.putMinor ? 1 : -1));
  const [largest, next] = descending;
  const excess = (largest?.putMinor ?? 0n) - (next?.putMinor ?? 0n);
  return new Map(largest !== undefined && excess > 0n ? [[largest.seat, excess]] : []);
}

interface Slice {
  readonly amountMinor: bigint;
  readonly eligible: readonly number[];
}

/** One slice per distinct live contribution; equal eligibility merges, folded money joins in. */
function slicePots(seats: readonly PotSeat[]): Slice[] {
  const live = seats.filter((seat) => !seat.isFolded);
  const levels = [...new Set(live.map((seat) => seat.putMinor))].toSorted((left, right) =>
    left < right ? -1 : 1,
  );
  const highest = seats.reduce((top, { putMinor }) => (putMinor > top ? putMinor : top), 0n);
  return levels.flatMap((level, index) => {
    const floor = levels[index - 1] ?? 0n;
    // Folded money above every live contribution belongs to the last pot.
    const ceiling = index === levels.length - 1 ? highest : level;
    const amountMinor = seats.reduce(
      (sum, seat) => sum + between(seat.putMinor, floor, ceiling),
      0n,
    );
    const eligible = live.filter((seat) => seat.putMinor >= level).map((seat) => seat.seat);
    return amountMinor > 0n ? [{ amountMinor, eligible }] : [];
  });
}

function between(amount: bigint, floor: bigint, ceiling: bigint): bigint {
  const top = amount < ceiling ? amount : ceiling;
  return top > floor ? top - floor : 0n;
}

function winnersOf(contenders: readonly number[], seats: readonly PotSeat[]): number[] {
  const ranks = new Map(seats.map((seat) => [seat.seat, seat.handRank]));
  const best = Math.max(...contenders.map((seat) => ranks.get(seat) ?? 0));
  return contenders.filter((seat) => ranks.get(seat) === best);
}

function floorRake(slice: Slice, { rate }: Rake): bigint {
  return (slice.amountMinor * rate.numerator) / rate.denominator;
}

/** Winners in the order in which odd units are handed out. */
function clockwise(winners: readonly number[], button: number): number[] {
  const ascending = winners.toSorted((left, right) => left - right);
  return [
    ...ascending.filter((seat) => seat > button),
    ...ascending.filter((seat) => seat <= button),
  ];
}

function splitAmong(amountMinor: bigint, seats: readonly number[]): bigint[] {
  const share = amountMinor / BigInt(seats.length);
  const odd = Number(amountMinor % BigInt(seats.length));
  return seats.map((_, index) => (index < odd ? share + 1n : share));
}
