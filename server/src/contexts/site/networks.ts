import { isIP } from 'node:net';

/** Blocks of addresses, however many: an address is looked for in them by halves. */
export interface Networks {
  has(ip: string): boolean;
}

interface Range {
  readonly first: bigint;
  readonly last: bigint;
}

const bits = { 4: 32, 6: 128 } as const;
type Family = keyof typeof bits;

/**
 * One block a line, `203.0.113.0/24` or `2001:db8::/32`, or an address alone; what follows a `#` is
 * a word of whoever wrote it. The first line that is neither is the fault of all.
 */
export function readNetworks(text: string): Networks | { readonly faultAt: number } {
  const ranges: Record<Family, Range[]> = { 4: [], 6: [] };
  const lines = text.split(/\r?\n/u);
  for (const [index, line] of lines.entries()) {
    const block = line.replace(/#.*$/u, '').trim();
    const range = block === '' ? undefined : rangeOf(block);
    if (block !== '' && range === undefined) {
      return { faultAt: index + 1 };
    }
    if (range !== undefined) {
      ranges[range.family].push(range);
    }
  }
  const merged = { 4: mergedOf(ranges[4]), 6: mergedOf(ranges[6]) };
  return {
    has(ip) {
      const family = familyOf(ip);
      return family !== undefined && isWithin(merged[family], numberOf(ip, family));
    },
  };
}

function familyOf(ip: string): Family | undefined {
  const version = isIP(ip);
  return version === 4 || version === 6 ? version : undefined;
}

function rangeOf(block: string): (Range & { readonly family: Family }) | undefined {
  const [network = '', prefix, ...rest] = block.split('/');
  const family = familyOf(network);
  if (family === undefined || rest.length > 0 || !/^\d{1,3}$/u.test(prefix ?? '0')) {
    return undefined;
  }
  const free = bits[family] - Number(prefix ?? bits[family]);
  if (free < 0) {
    return undefined;
  }
  const size = 1n << BigInt(free);
  const first = (numberOf(network, family) / size) * size;
  return { family, first, last: first + size - 1n };
}

/** Of an address that is one. */
function numberOf(ip: string, family: Family): bigint {
  if (family === 4) {
    return ip.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  }
  // As an address of the web it is spelled in one way, in groups of digits and at most one gap.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/u, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].reduce(
    (sum, group) => sum * 65_536n + BigInt(`0x${group}`),
    0n,
  );
}

/** In order, and none touches the next. */
function mergedOf(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((left, right) => (left.first < right.first ? -1 : 1))) {
    const before = merged.at(-1);
    if (before !== undefined && range.first <= before.last + 1n) {
      const last = range.last > before.last ? range.last : before.last;
      merged[merged.length - 1] = { first: before.first, last };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

function isWithin(ranges: readonly Range[], address: bigint): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const range = ranges[middle];
    if (range === undefined) {
      return false;
    }
    if (address < range.first) {
      high = middle - 1;
    } else if (address > range.last) {
      low = middle + 1;
    } else {
      return true;
    }
  }
  return false;
}
