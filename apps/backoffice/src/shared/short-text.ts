/**
 * The router hands over digits as a number, so numbers become text here; the server takes at most
 * 64 letters.
 */
export function shortText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text.slice(0, 64);
}
