import { useTranslations } from '@portal/i18n/react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useRefill } from '../hooks/use-refill.ts';
import styles from './slot.module.css';

/** Stands in the status line of a trial whose fun money has run out. */
export function RefillLine(props: { readonly onRefilled: (balance: string) => void }) {
  const t = useTranslations('slot.play');
  const failureText = useFailureText();
  const { refill, isBusy, failure } = useRefill(props.onRefilled);
  return (
    <p role="alert" className={styles['status']}>
      {failure === undefined ? t('outOfFun') : failureText(failure)}{' '}
      <button
        type="button"
        className="font-semibold text-link underline"
        disabled={isBusy}
        onClick={() => {
          void refill();
        }}
      >
        {t('refill')}
      </button>
    </p>
  );
}
