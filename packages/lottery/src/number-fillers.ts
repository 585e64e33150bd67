import { permutations, product, range, subsets } from './combinatorics.ts';
import type { BetType, SelectionJson } from './bet-type.ts';
import type { Uniform } from './selection/field.ts';

// Pure helpers of the bet panels (lottery.md B8); they fill in numbers and are never bet types.

const digits = range(0, 9).map(String);
const twoDigitNumbers = digits.flatMap((tens) => digits.map((units) => tens + units));

export { permutations };

/** The 19 two-digit numbers that contain the digit (รูด 19 ประตู, chạm số). */
export function nineteenGate(digit: string): string[] {
  return twoDigitNumbers.filter((number) => number.includes(digit));
}

export function rootFront(digit: string): string[] {
  return digits.map((units) => digit + units);
}

export function rootBack(digit: string): string[] {
  return digits.map((tens) => tens + digit);
}

/** The ten numbers whose digit sum ends in the digit (tổng). */
export function digitSumEnding(digit: string): string[] {
  return twoDigitNumbers.filter(
    (number) => (Number(number[0]) + Number(number[1])) % 10 === Number(digit),
  );
}

/** 00, 11 … 99 (kép). */
export function doubles(): string[] {
  return digits.map((digit) => digit + digit);
}

/**
 * All numbers of `length` digits at different places of the list, ascending, without repeats
 * (BBFS).
 */
export function fromDigits(list: string, length: number): string[] {
  const found = [...subsets([...list], length)].flatMap((subset) => permutations(subset.join('')));
  return [...new Set(found)].toSorted((left, right) => (left < right ? -1 : 1));
}

/** One digit of each set, in all ways (angka tarung). */
export function crossing(sets: readonly (readonly string[])[]): string[] {
  return [...product(sets)].map((parts) => parts.join(''));
}

/**
 * Up to `count` different random selections with the fewest elements; fewer where no more exist.
 */
export function randomSelections(
  betType: BetType,
  count: number,
  uniform: Uniform,
): SelectionJson[] {
  const found = new Map<string, SelectionJson>();
  for (let tries = 0; tries < count * 50 && found.size < count; tries += 1) {
    const selection = betType.sample(uniform);
    found.set(JSON.stringify(selection), selection);
  }
  return [...found.values()];
}
