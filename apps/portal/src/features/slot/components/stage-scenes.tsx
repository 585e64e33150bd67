import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { fromMinor } from '../../../shared/money/amounts.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useCountUp } from '../../../shared/stage/wins/use-count-up.ts';
import { isCelebrated, type WinTier } from '../../../shared/stage/wins/win-tier.ts';
import type { Launch } from '../round.ts';
import type { RoundLoopState } from '../round-loop.ts';
import styles from './scenes.module.css';

interface ScenesProps {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly onSkipFeature: () => void;
}

/** What stands over the machine: the scenes of the free spins, and the moment of a large win. */
export function StageScenes({ launch, state, onSkipFeature }: ScenesProps) {
  const t = useTranslations('slot.play');
  const { step } = state;
  switch (step?.kind) {
    case 'feature':
      return (
        <Card title={t('featureTitle', { count: step.count })} hint={t('featureBegin')}>
          {t('featureText', { multiplier: launch.design.freeSpins?.multiplier ?? 1 })}
        </Card>
      );
    case 'freeSpin':
    case 'freeSpinWon':
      return (
        <div className={styles['feature-bar']} data-ux="G-13-feature">
          <p>{t('freeSpinOf', { index: step.index, total: step.of })}</p>
          <p className={styles['so-far']}>
            <span>{t('featureSoFar')}</span>
            <Amount minor={step.featureMinor} currency={launch.currency} />
          </p>
          <Button size="small" className={styles['skip']} onClick={onSkipFeature}>
            {t('skipFeature')}
          </Button>
        </div>
      );
    case 'summary':
      return (
        <Card
          title={<Amount minor={step.featureMinor} currency={launch.currency} />}
          hint={t('tapToGoOn')}
          tier={step.tier}
        >
          {t('featureSummary', { count: step.spins })}
        </Card>
      );
    case 'celebration':
      return (
        <Card title={<Amount minor={step.wonMinor} currency={launch.currency} />} tier={step.tier}>
          {t(step.tier === 'grand' ? 'grandWin' : step.tier === 'big' ? 'bigWin' : 'goodWin')}
        </Card>
      );
    case 'turn':
    case 'won':
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

function Amount({ minor, currency }: { readonly minor: bigint; readonly currency: string }) {
  const shownMinor = useCountUp(minor);
  return <MoneyText amount={fromMinor(shownMinor, currency)} currency={currency} />;
}
