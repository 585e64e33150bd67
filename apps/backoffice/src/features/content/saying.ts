/** What every change of a section says beside what it changes. */
export interface Saying {
  /** On the clocks of the site; empty for at once. */
  readonly effectiveFrom: string;
  readonly reason: string;
}

/** With which every editor opens. */
export const unsaid: Saying = { effectiveFrom: '', reason: '' };
