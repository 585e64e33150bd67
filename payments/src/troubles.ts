/** How a provider fails; each as the part of the cases in which it does. */
export interface Troubles {
  /** Events that are told up to three times more. */
  readonly duplicates: number;
  /** Events that are told after a later one. */
  readonly reordered: number;
  /** Answers that never come although the call was done, and events that are never told. */
  readonly lost: number;
  /** Events that are told long after. */
  readonly late: number;
}

const none: Troubles = { duplicates: 0, reordered: 0, lost: 0, late: 0 };
const each = 0.2;
const names = ['duplicates', 'reordered', 'lost', 'late'] as const;

/** `all`, or some of the names, separated by commas. */
export function troublesOf(text: string): Troubles {
  const wished = text.split(',').map((part) => part.trim());
  const chosen = names.filter((name) => wished.includes(name) || wished.includes('all'));
  return { ...none, ...Object.fromEntries(chosen.map((name) => [name, each])) };
}
