import { useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { isCelebrated, type WinTier } from '../../../shared/stage/wins/win-tier.ts';
import type { Launch } from '../round.ts';
import type { RoundLoopState } from '../round-loop.ts';
import { CountedAmount } from './counted-amount.tsx';
import styles from './scenes.module.css';

/** What stands over the machine: the scenes of the free spins, and the moment of a large win. */
export function StageScenes(props: { readonly launch: Launch; readonly state: RoundLoopState }) {
  const { launch, state } = props;
  const t = useTranslations('slot.play');
  const { step } = state;
  switch (step?.kind) {
    case 'feature':
      return (
        <Card title={t('featureTitle', { count: step.count })} hint={t('featureBegin')}>
          {t('featureText', { multiplier: launch.design.freeSpins?.multiplier ?? 1 })}
        </Card>
      );
    case 'summary':
      return (
        <Card
          title={<CountedAmount minor={step.featureMinor} currency={launch.currency} />}
          hint={t('tapToGoOn')}
          tier={step.tier}
        >
          {t('featureSummary', { count: step.spins })}
        </Card>
      );
    case 'celebration':
      return (
        <Card
          title={<CountedAmount minor={step.wonMinor} currency={launch.currency} />}
          tier={step.tier}
        >
          {t(step.tier === 'grand' ? 'grandWin' : step.tier === 'big' ? 'bigWin' : 'goodWin')}
        </Card>
      );
    case 'turn':
    case 'won':
    case 'freeSpin':
    case 'freeSpinWon':
    case undefined:
      return null;
  }
}

/** The result is announced once, at the end; the cards are for eyes only. */
function Card(props: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly hint?: string;
  readonly tier?: WinTier;
}) {
  const { title, children, hint, tier = 'none' } = props;
  return (
    <div className={styles['overlay']} aria-hidden="true">
      <div className={styles['card']} data-celebrated={isCelebrated(tier)} data-tier={tier}>
        <p className={styles['card-title']}>{title}</p>
        <p>{children}</p>
        {hint !== undefined && <p className={styles['card-hint']}>{hint}</p>}
      </div>
    </div>
  );
}
