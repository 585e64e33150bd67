import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import type { AdjustmentRow } from '../api/list-adjustments.ts';
import { reverseAdjustment } from '../api/reverse-adjustment.ts';
import { TakeBackForm } from './take-back-form.tsx';

/** What became of an adjustment, or the act that takes it back (R104). */
export function TakeBack({
  row,
  mayAdjust,
}: {
  readonly row: AdjustmentRow;
  readonly mayAdjust: boolean;
}) {
  const t = useTranslations('desk-adjustments.takeBack');
  if (row.reverses !== null) {
    return t('takesBack');
  }
  if (row.reversedBy !== null) {
    return t('was');
  }
  return mayAdjust ? <TakeBackAction row={row} /> : '–';
}

function TakeBackAction({ row }: { readonly row: AdjustmentRow }) {
  const t = useTranslations('desk-adjustments.takeBack');
  const [isOpen, setOpen] = useState(false);
  // It outlives the form: a try without an answer keeps its key when the dialog opens again.
  const send = useMoneyCall((body: { readonly reason: string }, key) =>
    reverseAdjustment({ params: { id: row.id }, body, key }),
  );
  const close = (): void => setOpen(false);
  const title = t('title', { account: row.account });
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && <TakeBackForm title={title} row={row} send={send} onClose={close} />}
    </>
  );
}
