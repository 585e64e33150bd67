const ceiling = 2 ** 32;

/** From 0 to 1, so that many tabs do not act in the same moment. */
export function chance(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / ceiling;
}
