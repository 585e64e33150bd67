import { useTranslations } from '@portal/i18n/react';
import { Button, WarningIcon } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useRefill } from '../hooks/use-refill.ts';
import styles from './controls.module.css';

/** Stands in the status line of a trial whose fun money has run out. */
export function RefillLine(props: { readonly onRefilled: (balance: string) => void }) {
  const t = useTranslations('slot.play');
  const failureText = useFailureText();
  const { refill, isBusy, failure } = useRefill(props.onRefilled);
  return (
    <div
      role="alert"
      className={styles['status']}
      data-tone={failure === undefined ? 'warn' : 'bad'}
    >
      <WarningIcon size={18} />
      <span>{failure === undefined ? t('outOfFun') : failureText(failure)}</span>
      <Button
        size="small"
        busy={isBusy}
        onClick={() => {
          void refill();
        }}
      >
        {t('refill')}
      </Button>
    </div>
  );
}
