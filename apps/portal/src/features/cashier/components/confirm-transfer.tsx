import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';

export interface TransferQuestion {
  /** The name of the receiver, in part. */
  readonly recipient: string;
  readonly amount: string;
  readonly currency: string;
}

/** Who gets how much, to be confirmed before any money moves (E7). */
export function ConfirmTransfer(props: {
  readonly question: TransferQuestion | undefined;
  readonly onAnswer: (isYes: boolean) => void;
}) {
  const { question, onAnswer } = props;
  const t = useTranslations('transfer');
  const close = useTranslations('ui.dialog')('close');
  const cancel = useTranslations('common.actions')('cancel');
  return (
    <Dialog
      kind="confirm"
      isOpen={question !== undefined}
      onClose={() => onAnswer(false)}
      title={t('confirmTitle')}
      closeLabel={close}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{cancel}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <dl className="m-0 grid gap-2 text-14">
        <div className="flex justify-between gap-4">
          <dt>{t('to')}</dt>
          <dd className="m-0 font-semibold">
            <bdi>{question?.recipient}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{t('amount')}</dt>
          <dd className="m-0 font-semibold">
            {question !== undefined && (
              <MoneyText amount={question.amount} currency={question.currency} />
            )}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
