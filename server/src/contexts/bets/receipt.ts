import type { BetId } from '@portal/protocol';
import type { CommandOutcome } from './command.ts';

/** What lies under the key of a command that was done. */
export interface Receipt {
  readonly transactionId: string;
  readonly outcome: CommandOutcome;
  readonly betId: BetId | null;
  readonly balance: string;
}

/** Where the keys of a sender's commands of a class lie. */
export function scopeOf(provider: string, claimClass: string): string {
  return `bets ${provider} ${claimClass}`;
}
