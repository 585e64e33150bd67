/** Parts of a million as a percentage: 12500 is `1.25`. */
export function percentText(partsPerMillion: number): string {
  const whole = String(Math.floor(partsPerMillion / 10_000));
  const decimals = String(partsPerMillion % 10_000)
    .padStart(4, '0')
    .replace(/0+$/u, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
