/** Poisson probabilities of 0..largest, by recurrence. */
export function poisson(mean: number, largest: number): Float64Array {
  const weights = new Float64Array(largest + 1);
  weights[0] = Math.exp(0 - mean);
  for (let count = 1; count <= largest; count += 1) {
    weights[count] = ((weights[count - 1] ?? 0) * mean) / count;
  }
  return weights;
}
