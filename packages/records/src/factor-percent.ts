const perUnit = 1_000_000n;
const perPercent = 10_000n;
const decimals = 4;

/** The factor of a step as per cent: `3/2000` is `0.15`; four decimals, as rates have. */
export function factorPercent(factor: string): string {
  const [numerator = '0', denominator = '1'] = factor.split('/');
  const millionths = (BigInt(numerator) * perUnit) / BigInt(denominator);
  const size = millionths < 0n ? -millionths : millionths;
  const rest = String(size % perPercent)
    .padStart(decimals, '0')
    .replace(/0+$/u, '');
  const whole = `${millionths < 0n ? '-' : ''}${String(size / perPercent)}`;
  return rest === '' ? whole : `${whole}.${rest}`;
}
