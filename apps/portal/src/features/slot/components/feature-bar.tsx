import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import type { Step } from '../show-round.ts';
import styles from './controls.module.css';
import { CountedAmount } from './counted-amount.tsx';

type FreeSpin = Extract<Step, { readonly kind: 'freeSpin' | 'freeSpinWon' }>;

/** Which free spin turns, what they brought so far, and the way to their end. */
export function FeatureBar(props: {
  readonly step: FreeSpin;
  readonly currency: string;
  readonly onSkip: () => void;
}) {
  const t = useTranslations('slot.play');
  const { index, of, featureMinor } = props.step;
  return (
    <div className={styles['feature']} data-ux="G-13-feature">
      <p>{t('freeSpinOf', { index, total: of })}</p>
      <p className={styles['so-far']}>
        <span>{t('featureSoFar')}</span>
        <CountedAmount minor={featureMinor} currency={props.currency} />
      </p>
      <Button size="small" className={styles['skip']} onClick={props.onSkip}>
        {t('skipFeature')}
      </Button>
    </div>
  );
}
