/** The one place where this program reads the time. */
export function nowMs(): number {
  return Date.now();
}

export function nowText(): string {
  return new Date(nowMs()).toISOString();
}
