/** A rate of the wire as people write it: `"1.2000"` is `1.2`. */
export function percentText(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/u, '') : rate;
}
