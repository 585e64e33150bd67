/** One line of the report. Every scenario must end with nothing lost, doubled or unresolved. */
export interface Verdict {
  readonly scenario: string;
  /** Commands that the client was told had been done. */
  readonly acked: number;
  /** Acknowledged, but not in the ledger. */
  readonly lost: number;
  /** Effects in the ledger that no command of the journal accounts for. */
  readonly doubled: number;
  /** Commands without a definite answer after the dust had settled. */
  readonly unresolved: number;
  /** Other broken promises, as sentences. */
  readonly faults: readonly string[];
  /** What happened, for the reader. */
  readonly notes: Readonly<Record<string, number>>;
}

export function isClean(verdict: Verdict): boolean {
  const { lost, doubled, unresolved, faults, acked } = verdict;
  // A run in which nothing was acknowledged proves nothing.
  return lost === 0 && doubled === 0 && unresolved === 0 && faults.length === 0 && acked > 0;
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  for (const verdict of verdicts) {
    const { scenario, acked, lost, doubled, unresolved, faults, notes } = verdict;
    const figures = { acked, lost, doubled, unresolved, ...notes };
    const text = Object.entries(figures).map(
      ([name, value]) => `${name} ${value.toLocaleString('en')}`,
    );
    console.log(`${isClean(verdict) ? 'ok  ' : 'FAIL'} ${scenario}: ${text.join(', ')}`);
    faults.forEach((fault) => console.log(`     ${fault}`));
  }
}
