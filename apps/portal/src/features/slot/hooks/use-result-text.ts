import { useFormats, useTranslations } from '@portal/i18n/react';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Round } from '../round.ts';
import { tierOfRound } from '../tier-of-round.ts';

/** What a round brought, in one sentence: the same facts for eyes and for a screen reader. */
export function useResultText(): (round: Round) => string {
  const t = useTranslations('slot.result');
  const line = useMoneyLine();
  const formats = useFormats();
  return (round) => {
    const { currency, win, stake, net, freeSpins } = round;
    const wins = [round.base, ...freeSpins].reduce((sum, spin) => sum + spin.wins.length, 0);
    const facts = {
      stake: line(stake, currency),
      win: line(win, currency),
      net: line(net, currency, 'always'),
      wins,
      freeSpins: formats.count(freeSpins.length),
    };
    if (round.funding === 'FREEBET') {
      return t(toMinor(win) === 0n ? 'freeNone' : 'free', facts);
    }
    const isReturned = tierOfRound(round) === 'returned';
    const result =
      toMinor(win) === 0n ? t('none', facts) : isReturned ? t('returned', facts) : t('won', facts);
    return freeSpins.length === 0 ? result : `${result} ${t('withFreeSpins', facts)}`;
  };
}
