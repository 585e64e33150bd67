import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Play } from '../limits/index.ts';
import type { BetBook } from './book.ts';
import { paceOf } from './protection.ts';

const trial: CurrencyCode = 'FUN';

/**
 * What a batch posted for its members in real money, as their limits count it: new stakes, and
 * what came back to them.
 */
export function playsOf(changes: ReturnType<BetBook['changes']>): readonly Play[] {
  const stakes = changes.bets.made
    .filter(({ currency, stakeMinor }) => currency !== trial && stakeMinor > 0n)
    .map(({ id, memberId, stakeMinor, provider, gameCode, category }) => ({
      memberId,
      stakedMinor: stakeMinor,
      game: `${provider}:${gameCode}`,
      // The pace runs from the first stake of a round.
      pace: changes.further.has(id) ? ('none' as const) : paceOf(category),
    }));
  const returns = changes.transfers.flatMap(({ type, to, currency, amountMinor }) => {
    const memberId = memberOf(to);
    const isReturn = type === 'win' || type === 'stake_return';
    return isReturn && memberId !== undefined && currency !== trial
      ? [{ memberId, returnedMinor: amountMinor }]
      : [];
  });
  return [...stakes, ...returns];
}

const accountPattern = /^member:(?<id>mbr_[\w-]+):cash$/u;

function memberOf(path: string): MemberId | undefined {
  const id = accountPattern.exec(path)?.groups?.['id'];
  // The pattern proves the prefix.
  return id as MemberId | undefined;
}
