/** C(n, k) for the small numbers of a bet; nought outside 0 ≤ k ≤ n. Exact below 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) {
    return 0;
  }
  let result = 1;
  for (let step = 1; step <= Math.min(k, n - k); step += 1) {
    result = (result * (n - step + 1)) / step;
  }
  return result;
}

/** All subsets of the given size, in the order of the list. */
export function* subsets<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of subsets(items.slice(index + 1), size - 1)) {
      yield [item, ...rest];
    }
  }
}

/** One item of every list, in all ways. */
export function* product<Item>(lists: readonly (readonly Item[])[]): Generator<Item[]> {
  const [first, ...others] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const item of first) {
    for (const rest of product(others)) {
      yield [item, ...rest];
    }
  }
}

/** All different orders of the characters, ascending. */
export function permutations(text: string): string[] {
  if (text.length <= 1) {
    return [text];
  }
  const found: string[] = [];
  for (const [index, first] of [...text].entries()) {
    const others = text.slice(0, index) + text.slice(index + 1);
    if (text.indexOf(first) === index) {
      found.push(...permutations(others).map((rest) => first + rest));
    }
  }
  return found.toSorted((left, right) => (left < right ? -1 : 1));
}

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) {
    total += value;
  }
  return total;
}

/** from, from + 1, … to. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The characters in ascending order: two numbers are the same multiset when this is equal. */
export function sorted(text: string): string {
  return [...text].toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0)).join('');
}
