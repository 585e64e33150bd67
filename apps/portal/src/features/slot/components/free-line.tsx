import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { freeSpinsKeys, useFreeSpins } from '../../../shared/free-spins/list-free-spins.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { FreeStake, RoundLoopState } from '../round-loop.ts';
import type { Launch } from '../round.ts';
import styles from './controls.module.css';

/** How many free spins of this slot are left, and the button that plays the next of them. */
export function FreeLine(props: {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly onPlay: (free: FreeStake) => void;
}) {
  const { launch, state, onPlay } = props;
  const t = useTranslations('slot.free');
  const formats = useFormats();
  const money = useMoneyLine();
  const { data } = useFreeSpins(launch.game.nodeId);
  useReadAgain(state);
  const [first] = data ?? [];
  if (first === undefined) {
    return null;
  }
  const { id, left, stake, currency, expiresAt } = first;
  const time = formats.dateTime(expiresAt);
  return (
    <div data-ux="G-13-free" className={styles['free']}>
      <span>{t('left', { count: left, stake: money(stake, currency), time })}</span>
      <Button
        size="touch"
        disabled={state.phase !== 'idle'}
        onClick={() => {
          onPlay({ freeSpinsId: id, stake });
        }}
      >
        {t('play')}
      </Button>
    </div>
  );
}

/** After each round and each refusal: how many are left is the server's to say. */
function useReadAgain({ lastRound, refusal }: RoundLoopState): void {
  const queries = useQueryClient();
  const readAgain = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: freeSpinsKeys.all });
  });
  useEffect(() => {
    if (lastRound?.funding === 'FREEBET' || refusal !== undefined) {
      readAgain();
    }
  }, [lastRound, refusal]);
}
