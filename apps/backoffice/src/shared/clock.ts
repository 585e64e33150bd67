/** The one place where the browser's clock is read. */
export function nowMs(): number {
  return Date.now();
}
