import { choose, range, sum } from './combinatorics.ts';
import { signs, zodiacNumbers, type Sign } from './zodiac.ts';

/** A draw that has a value, and how many draws have it. */
export interface ValuedDraw {
  readonly draw: object;
  readonly ways: bigint;
}

type ValuesOf = (year: Sign) => Generator<void, readonly ValuedDraw[]>;

/** How many balls of how many are drawn. */
interface Balls {
  readonly count: number;
  readonly highest: number;
}

const keno: Balls = { count: 20, highest: 80 };
const markSix: Balls = { count: 7, highest: 49 };

/** The sums of different balls; a pause after each ball, because there are many sums. */
function* sums({ count, highest }: Balls, drawOf: (balls: readonly number[]) => object) {
  const lowest = sum(range(1, count));
  const ways = range(0, count).map(() => new Map<number, bigint>());
  ways[0]?.set(0, 1n);
  for (let ball = 1; ball <= highest; ball += 1) {
    for (let drawn = Math.min(count, ball); drawn > 0; drawn -= 1) {
      for (const [total, before] of ways[drawn - 1] ?? []) {
        const after = ways[drawn];
        after?.set(total + ball, (after.get(total + ball) ?? 0n) + before);
      }
    }
    yield;
  }
  return Array.from(ways[count] ?? [], ([total, each]): ValuedDraw => {
    const balls = ballsOfSum({ count, highest }, total - lowest);
    return { draw: drawOf(balls), ways: each };
  });
}

/** The lowest balls, the last of them moved up until they are so much more together. */
function ballsOfSum({ count, highest }: Balls, above: number): readonly number[] {
  let left = above;
  return range(1, count)
    .toReversed()
    .map((ball) => {
      const moved = Math.min(left, highest - count);
      left -= moved;
      return ball + moved;
    })
    .toReversed();
}

/** Twenty balls of which so many are among the forty that count. */
const shares = (isCounted: (ball: number) => boolean): ValuesOf =>
  function* sharesOf() {
    const balls = range(1, keno.highest);
    const [counting, others] = [balls.filter(isCounted), balls.filter((ball) => !isCounted(ball))];
    yield;
    return range(0, keno.count).map((count): ValuedDraw => {
      const rest = keno.count - count;
      const ways = BigInt(choose(counting.length, count)) * BigInt(choose(others.length, rest));
      return { draw: { balls: [...counting.slice(0, count), ...others.slice(0, rest)] }, ways };
    });
  };

const markSixDraw = (year: Sign) => (balls: readonly number[]) => ({
  main: balls.slice(0, 6),
  special: balls[6] ?? 0,
  zodiacYear: year,
});

/** Seven balls with so many different signs. */
function* signCounts(year: Sign): Generator<void, readonly ValuedDraw[]> {
  const numbers = signs.map((sign) => zodiacNumbers(sign, year));
  let ways = new Map([['0 0', 1n]]);
  for (const own of numbers) {
    const next = new Map<string, bigint>();
    for (const [key, before] of ways) {
      const [balls = 0, found = 0] = key.split(' ').map(Number);
      for (const taken of range(0, Math.min(own.length, markSix.count - balls))) {
        const after = `${balls + taken} ${found + (taken > 0 ? 1 : 0)}`;
        next.set(after, (next.get(after) ?? 0n) + before * BigInt(choose(own.length, taken)));
      }
    }
    ways = next;
    yield;
  }
  return range(2, markSix.count).map((count): ValuedDraw => {
    const chosen = numbers.slice(0, count);
    const balls = [...chosen.map(([first = 0]) => first), ...chosen.flatMap(([, ...rest]) => rest)];
    const draw = markSixDraw(year)(balls.slice(0, markSix.count));
    return { draw, ways: ways.get(`${markSix.count} ${count}`) ?? 0n };
  });
}

const values: Readonly<Record<string, ValuesOf>> = {
  'kl8.zy.sum': () => sums(keno, (balls) => ({ balls })),
  'kl8.zy.updown': shares((ball) => ball <= 40),
  'kl8.zy.oddeven': shares((ball) => ball % 2 === 1),
  'lhc.total': (year) => sums(markSix, markSixDraw(year)),
  'lhc.zx': signCounts,
};

/**
 * Of plays with options on one value of sets of balls every value with its draws: those are too
 * many to have a share of (lottery.md B7), the outcomes of the play are not
 * (agents-loyalty-money.md A3). Undefined for any other play.
 */
export function valuesOf(
  betTypeId: string,
  year: Sign,
): Generator<void, readonly ValuedDraw[]> | undefined {
  return values[betTypeId]?.(year);
}
