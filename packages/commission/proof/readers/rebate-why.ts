/**
 * A second computation of what a rebate or a difference came to (agents-loyalty-money.md A7, A8,
 * A9), from the file that the screen "Why" saves and from nothing else.
 */
interface WhyStep {
  readonly factor: string;
  readonly base: string;
  readonly times: number;
  readonly earned: string;
}

export interface RebateWhy {
  readonly valid: string;
  readonly earned: string;
  readonly content: readonly {
    readonly account: string;
    readonly valid: string;
    readonly earned: string;
    readonly steps: readonly WhyStep[];
  }[];
}

/** In ten-thousandths, whatever digits the currency has. */
function e4(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0'));
  return text.startsWith('-') ? -value : value;
}

function sumOf(texts: readonly string[]): bigint {
  return texts.reduce((sum, text) => sum + e4(text), 0n);
}

/** Of each time less than one ten-thousandth is dropped, towards zero; voids may lie among them. */
function isStep({ factor, base, times, earned }: WhyStep): boolean {
  const [numerator = 0n, denominator = 1n] = factor.split('/').map(BigInt);
  const lost = e4(base) * numerator - e4(earned) * denominator;
  return (lost < 0n ? -lost : lost) < BigInt(Math.max(times, 1)) * denominator;
}

/** What does not follow from the rest; nothing where all of it does. */
export function rebateFaults({ valid, earned, content }: RebateWhy): readonly string[] {
  const faults = content.flatMap((row) => {
    const { account, steps } = row;
    return [
      ...steps.flatMap((step, place) => (isStep(step) ? [] : [`${account}: step ${place}`])),
      ...(sumOf(steps.map((step) => step.earned)) === e4(row.earned) ? [] : [`${account}: earned`]),
      ...(sumOf(steps.map(({ base }) => base)) === e4(row.valid) ? [] : [`${account}: valid`]),
    ];
  });
  return [
    ...faults,
    ...(sumOf(content.map((row) => row.earned)) === e4(earned) ? [] : ['earned']),
    ...(sumOf(content.map((row) => row.valid)) === e4(valid) ? [] : ['valid']),
  ];
}
