import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Play } from '../limits/index.ts';
import type { BetBook } from './book.ts';
import { paceOf } from './protection.ts';

const trial: CurrencyCode = 'FUN';

type Changes = ReturnType<BetBook['changes']>;

/**
 * What a batch posted for its members in real money, as their limits count it: new stakes, what
 * came back to them, and what of it was taken back again.
 */
export function playsOf(changes: Changes): readonly Play[] {
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
  return [...stakes, ...returns, ...takenBack(changes)];
}

/**
 * Wins that were taken back count as if they had never come, what the member still owes of them
 * included. Prizes and corrections never counted, so nothing of theirs is taken off.
 */
function takenBack({ transfers, bets }: Changes): readonly Play[] {
  const pairs = new Map<string, (typeof bets.pairs)[number]>(
    bets.pairs.map((pair) => [pair.after.id, pair]),
  );
  return transfers.flatMap(({ type, to, reference, currency, amountMinor }) => {
    const pair = pairs.get(reference);
    if (type !== 'win_return' || pair === undefined || currency === trial || !isOfWins(to)) {
      return [];
    }
    const { memberId } = pair.after;
    const countedAt = pair.before?.settledAt ?? undefined;
    return [
      { memberId, returnedMinor: 0n - amountMinor, ...(countedAt !== undefined && { countedAt }) },
    ];
  });
}

function isOfWins(path: string): boolean {
  return path.endsWith(':wins');
}

const accountPattern = /^member:(?<id>mbr_[\w-]+):cash$/u;

function memberOf(path: string): MemberId | undefined {
  const id = accountPattern.exec(path)?.groups?.['id'];
  // The pattern proves the prefix.
  return id as MemberId | undefined;
}
