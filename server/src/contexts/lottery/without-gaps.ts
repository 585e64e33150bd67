/**
 * An object of a call without its keys that have no value: the rules refuse keys they do not know.
 */
export function withoutGaps(json: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));
}
