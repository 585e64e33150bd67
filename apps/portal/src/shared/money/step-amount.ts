import { currency } from '@portal/money';
import { fromMinor, toMinor } from './amounts.ts';

export interface AmountBounds {
  readonly currency: string;
  /** Amounts of the wire. */
  readonly least: string;
  readonly most: string;
}

const tenth = 10n;
const largestStep = 100n;

/** One below a hundred, ten below a thousand, else a hundred (design-brief.md 3.4); minor units. */
function stepAt(minor: bigint, unit: bigint): bigint {
  const step = minor < unit * tenth ** 2n ? 1n : minor < unit * tenth ** 3n ? tenth : largestStep;
  return step * unit;
}

/**
 * An amount so many steps more, or less where negative, inside its bounds. From nothing it begins
 * at the least. The way down is the way up: what lies below decides how far it goes.
 */
export function stepAmount(
  amount: string | undefined,
  steps: number,
  { currency: code, least, most }: AmountBounds,
): string {
  const unit = tenth ** BigInt(currency(code).exponent);
  const [lowest, highest] = [toMinor(least), toMinor(most)];
  let minor = amount === undefined ? lowest : toMinor(amount);
  const isFirst = amount === undefined;
  for (let done = isFirst ? 1 : 0; done < Math.abs(steps); done += 1) {
    minor += steps > 0 ? stepAt(minor, unit) : -stepAt(minor - 1n, unit);
  }
  const capped = minor > highest ? highest : minor;
  return withoutZeros(fromMinor(capped < lowest ? lowest : capped, code));
}

/** As a person would type it: without decimals that say nothing. */
function withoutZeros(text: string): string {
  return text.replace(/\.0+$/u, '');
}
