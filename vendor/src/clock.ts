/** The simulator is another company: it has its own clock, as every vendor has. */
export function nowMs(): number {
  return Date.now();
}
