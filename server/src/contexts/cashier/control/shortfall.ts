import type { TrialBalance } from '../../wallet/index.ts';

interface Books extends Pick<TrialBalance, 'membersMinor' | 'openMinor' | 'suspenseMinor'> {
  /** Prizes, rewards and rebates that lie in no account yet. */
  readonly promisedMinor: bigint;
}

/** All that belongs to members (R23). */
export function owedOf({ membersMinor, openMinor, suspenseMinor, promisedMinor }: Books): bigint {
  return membersMinor + openMinor + suspenseMinor + promisedMinor;
}

/** What the protected funds lack; 0 as long as nobody has said what they are. */
export function shortfallOf(books: Books | undefined, protectedMinor: bigint | null): bigint {
  const missing =
    books === undefined || protectedMinor === null ? 0n : owedOf(books) - protectedMinor;
  return missing > 0n ? missing : 0n;
}
